import {Check, Copy, type IconNode} from 'lucide';
import React, {useEffect, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';

type Props = {
  /** What is copied; read when the button is pressed. */
  text: () => string;
  /** Accessible name, such as "Copy code". */
  label: string;
  icon?: IconNode;
};

const SHOW_RESULT_MS = 2000;

/** Copies a text and shows whether it worked, for screen readers too. */
export function CopyButton({text, label, icon = Copy}: Props): ReactNode {
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), SHOW_RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      // A page that did not come by https has no clipboard at all.
      await navigator.clipboard.writeText(text());
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <>
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon of={result === 'copied' ? Check : icon} size={16} />
      </button>
      <span role="status" className="visually-hidden">
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Copying was not allowed by the browser. Select the text and copy it by hand.'}
      </span>
    </>
  );
}
