import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import {resultsPath} from '@site/src/components/search/links';
import {ResultList} from '@site/src/components/search/ResultList';
import {SearchFailure} from '@site/src/components/search/SearchFailure';
import {useSearch} from '@site/src/components/search/useSearch';
import styles from './styles.module.css';

const PASSAGES = 3;

/** Passages of the documentation that match a question. */
export function Passages({question, target}: {question: string; target?: '_blank'}): ReactNode {
  const state = useSearch(question, PASSAGES);
  const {status, hits, total} = state;
  const baseUrl = useBaseUrl('/');
  return (
    <>
      <p role="status" className={status === 'ready' && total > 0 ? 'visually-hidden' : styles.note}>
        {status === 'loading' && 'Searching'}
        {status === 'ready' && (total === 0 ? 'The documentation says nothing about this. Try other words.' : `${hits.length} passages found`)}
      </p>
      <SearchFailure state={state} />
      <ResultList hits={hits} target={target} />
      {status === 'ready' && total > hits.length && (
        <p className={styles.all}>
          <Link to={resultsPath(baseUrl, question)} autoAddBaseUrl={false} target={target}>
            See all {total} results
          </Link>
        </p>
      )}
    </>
  );
}
