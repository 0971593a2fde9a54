import React, {type ReactNode} from 'react';
import {SUGGESTED_QUERIES} from './suggested-queries';
import styles from './NoResults.module.css';

/** Queries to choose from, separated by commas. */
export function Suggestions({onChoose}: {onChoose: (query: string) => void}): ReactNode {
  return SUGGESTED_QUERIES.map((query, index) => (
    <React.Fragment key={query}>
      {index > 0 && ', '}
      <button type="button" className={styles.suggestion} onClick={() => onChoose(query)}>
        {query}
      </button>
    </React.Fragment>
  ));
}
