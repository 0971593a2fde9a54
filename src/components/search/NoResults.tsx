import React, {type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {missingResultsUrl} from './missing-results';
import styles from './NoResults.module.css';
import {Suggestions} from './Suggestions';

/** Says that nothing was found, suggests other queries, and leads to a prefilled issue. */
export function NoResults({query, onChoose}: {query: string; onChoose: (query: string) => void}): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>No results for “{query}”</p>
      <p>
        Try searching for <Suggestions onChoose={onChoose} />, or for fewer words.
      </p>
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(links.repository, query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
