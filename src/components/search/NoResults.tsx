import React, {useEffect, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {report} from '@site/src/lib/report';
import {missingResultsUrl} from './missing-results';
import styles from './NoResults.module.css';
import {ReportButton} from './ReportButton';
import {Suggestions} from './Suggestions';

/** Says that nothing was found, suggests close queries, if there are any, and leads to a prefilled issue. */
export function NoResults({query, suggestions, onChoose}: {query: string; suggestions: string[]; onChoose: (query: string) => void}): ReactNode {
  const {links, feedbackEndpoint} = useSiteConfiguration();
  // Not for each key of a query on its way to an answer.
  useEffect(() => {
    const timer = setTimeout(() => report('search', query), 1000);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>No results for “{query}”</p>
      <p>
        {suggestions.length > 0 ? (
          <>
            Try searching for <Suggestions queries={suggestions} onChoose={onChoose} />, or for fewer words.
          </>
        ) : (
          'Try searching for other words, or for fewer.'
        )}
      </p>
      <p>
        Believe this query should return results?{' '}
        {feedbackEndpoint ? (
          <ReportButton key={query} endpoint={feedbackEndpoint} query={query} />
        ) : (
          <a href={missingResultsUrl(links.repository, query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        )}
      </p>
    </div>
  );
}
