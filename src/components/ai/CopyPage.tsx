import React, {useState, type ReactNode} from 'react';
import {pageAsMarkdown} from './page-markdown';
import styles from './styles.module.css';

/** Copies the page behind the panel as Markdown, which assistants read well. */
export function CopyPage(): ReactNode {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      // Pages not served over HTTPS have no clipboard at all.
      await navigator.clipboard.writeText(pageAsMarkdown(document));
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <p className={styles.assistants}>
      <button type="button" className="button button--secondary" onClick={() => void copy()}>
        Copy this page as Markdown
      </button>
      <span role="status" className={styles.note}>
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Copying was not allowed by the browser.'}
      </span>
    </p>
  );
}
