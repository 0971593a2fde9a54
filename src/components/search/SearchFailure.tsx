import React, {type ReactNode} from 'react';
import styles from './SearchPanel.module.css';

export function SearchFailure({retry}: {retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>
        You might want to check your network connection.
        {process.env.NODE_ENV === 'development' && ' The index is made by npm run build.'}
      </p>
      <button type="button" className="button button--secondary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
