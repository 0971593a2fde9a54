import {WrapText} from 'lucide';
import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

/** Toggles line wrapping in one sample; shown only where a line is too long for the column. */
export function WrapToggle({target}: {target: RefObject<HTMLElement | null>}): ReactNode {
  const [overflows, setOverflows] = useState(false);
  const [wrapped, setWrapped] = useState(false);

  useEffect(() => {
    const pre = target.current?.querySelector('pre');
    if (!pre) return;
    const observer = new ResizeObserver(() => setOverflows(pre.scrollWidth > pre.clientWidth + 1));
    observer.observe(pre);
    return () => observer.disconnect();
  }, [target]);

  if (!overflows && !wrapped) return null;
  const toggle = () => {
    target.current?.classList.toggle(styles.wrapped ?? '', !wrapped);
    setWrapped(!wrapped);
  };
  return (
    <button type="button" className="icon-button" aria-pressed={wrapped} aria-label="Wrap long lines" onClick={toggle}>
      <Icon of={WrapText} size={16} />
    </button>
  );
}
