import React, {useId, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const ANSWERS = {
  copied: 'The link is copied.',
  selected: 'The browser does not allow copying here. The link is selected: copy it with Ctrl+C or Cmd+C.',
} as const;

/** A post's URL, and a button that copies it. Where copying is not allowed, the URL is selected instead. */
export function ShareLink({url}: {url: string}): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<keyof typeof ANSWERS>();

  const copy = async () => {
    try {
      // Outside a secure context there is no clipboard at all; that error is caught as well.
      await navigator.clipboard.writeText(url);
      setAnswer('copied');
    } catch {
      field.current?.select();
      setAnswer('selected');
    }
  };

  return (
    <div className={styles.share}>
      <label htmlFor={id}>Share this post</label>
      <div className={styles.line}>
        <input ref={field} id={id} type="text" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <button type="button" className="button button--secondary" onClick={() => void copy()}>
          Copy link
        </button>
      </div>
      <p role="status">{answer && ANSWERS[answer]}</p>
    </div>
  );
}
