import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import menu from '@site/src/components/ai/PageMenu/styles.module.css';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';

const NOTHING = {count: 0, summary: ''};

/** Which release of the toolkit the reader uses. Everything that acts is loaded when they open it, or have chosen one before. */
export function VersionChoice(): ReactNode {
  const {version: documented} = useSiteConfiguration();
  const choice = useReaderVersion();
  const address = useLocation().pathname.replace(useBaseUrl('/'), '/');
  const details = useRef<HTMLDetailsElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [marked, setMarked] = useState(NOTHING);
  const {version = documented} = choice;
  const load = () => {
    import('./Panel').then(
      (loaded) => setPanel(() => loaded.Panel),
      () => undefined,
    );
  };
  useEffect(() => {
    if (choice.version === undefined) return undefined;
    let showAll: (() => void) | undefined;
    let isLeft = false;
    import('./mark-newer').then(
      ({markNewer}) => {
        if (isLeft) return;
        const found = markNewer(choice, address);
        showAll = found.showAll;
        setMarked(found);
      },
      // The badges say the same.
      () => undefined,
    );
    return () => {
      isLeft = true;
      showAll?.();
      setMarked(NOTHING);
    };
  }, [choice, address]);
  return (
    <details ref={details} className={clsx(menu.menu, styles.choice)} onPointerEnter={load} onFocus={load} onToggle={load}>
      <summary>
        I use {version}
        {marked.summary && ` (${marked.summary})`}
      </summary>
      <div className={clsx(menu.list, styles.panel)}>
        {Panel ? <Panel details={details} documented={documented} address={address} count={marked.count} /> : <p>These pages describe {documented}.</p>}
      </div>
    </details>
  );
}
