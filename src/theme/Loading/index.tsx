// Change: the spinner and the red error box are replaced by the site's own design, with readable contrast.
import type Original from '@theme/Loading';
import React, {type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Shown in place of a page whose files are still loading, or failed to load. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof Original>): ReactNode {
  if (error) {
    return (
      <main className={styles.failure}>
        <div role="alert">
          <h1>The page did not load</h1>
          <p>{String(error)}</p>
        </div>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.playhead} aria-hidden="true" />
      Loading the page
    </div>
  );
}
