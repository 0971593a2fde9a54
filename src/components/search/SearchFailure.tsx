import React, {type ReactNode} from 'react';
import {failureHelp} from './failure-help';
import styles from './SearchPanel.module.css';

export function SearchFailure({retry}: {retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>{failureHelp()}</p>
      <button type="button" className="button button--secondary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
