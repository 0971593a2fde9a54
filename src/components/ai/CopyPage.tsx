import {useLocation} from '@docusaurus/router';
import React, {useState, type ReactNode} from 'react';
import {COPY_MESSAGES, copyTwin, type CopyResult} from './copy-twin';
import styles from './styles.module.css';

/** Copies the page behind the panel as Markdown, which assistants read well. */
export function CopyPage(): ReactNode {
  const {pathname} = useLocation();
  const [result, setResult] = useState<CopyResult>();
  return (
    <p className={styles.assistants}>
      <button type="button" className="button button--secondary" onClick={() => void copyTwin(pathname).then(setResult)}>
        Copy this page as Markdown
      </button>
      <span role="status" className={styles.note}>
        {result && COPY_MESSAGES[result]}
      </span>
    </p>
  );
}
