import React, {type ReactNode} from 'react';
import {failureHelp, SLOW_HELP} from './failure-help';
import styles from './SearchFailure.module.css';
import type {SearchState} from './useSearch';

/** Says that a search has failed, or that it is taking long; nothing otherwise. */
export function SearchFailure({state: {status, reason, retry}}: {state: SearchState}): ReactNode {
  if (status !== 'failed' && status !== 'slow') return null;
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{status === 'slow' ? 'The search has not answered yet' : 'Unable to fetch results'}</p>
      <p>{status === 'slow' ? SLOW_HELP : failureHelp(reason)}</p>
      {status === 'failed' && (
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      )}
    </div>
  );
}
