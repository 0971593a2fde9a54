import React, {type ReactNode} from 'react';
import styles from './NoResults.module.css';

/** Queries to choose from, separated by commas. */
export function Suggestions({queries, onChoose}: {queries: string[]; onChoose: (query: string) => void}): ReactNode {
  return queries.map((query, index) => (
    <React.Fragment key={query}>
      {index > 0 && ', '}
      <button type="button" className={styles.suggestion} onClick={() => onChoose(query)}>
        {query}
      </button>
    </React.Fragment>
  ));
}
