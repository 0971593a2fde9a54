import React, {useEffect, type ReactNode} from 'react';
import {report} from '@site/src/lib/report';
import {failureHelp, SLOW_HELP} from './failure-help';
import styles from './SearchFailure.module.css';
import type {SearchState} from './useSearch';

/** Says that a search has failed, or that it is taking long; nothing otherwise. */
export function SearchFailure({state: {status, reason, retry}}: {state: SearchState}): ReactNode {
  useEffect(() => {
    if (status === 'failed' || status === 'slow') report('search', status === 'slow' ? 'no answer yet' : reason);
  }, [status, reason]);
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
