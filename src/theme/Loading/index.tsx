// Change: the spinner and the red box in the site's own look, with a contrast that can be read.
import type {Props} from '@theme/Loading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What stands in for a page whose files are on their way, or did not arrive. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
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
