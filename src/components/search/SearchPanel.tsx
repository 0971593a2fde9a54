import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useId, useState, type ReactNode} from 'react';
import {countResults} from './count-results';
import {missingWords} from './missing-words';
import {NoResults} from './NoResults';
import {ResultList} from './ResultList';
import styles from './SearchPanel.module.css';
import {SearchFailure} from './SearchFailure';
import {SUGGESTED_QUERIES} from './suggested-queries';
import {Suggestions} from './Suggestions';
import {useSearch} from './useSearch';
import {tagsOf, VersionFilter, type Choice} from './VersionFilter';

const HITS_PER_PAGE = 15;

/** The search page's field and results; the query is kept in the URL, so that a search can be shared. */
export function SearchPanel(): ReactNode {
  const field = useId();
  const docs = useAllDocsData();
  const [value, setValue] = useQueryString('q');
  const [versions, setVersions] = useState<Choice>({});
  // The page is built without a query; the one in the URL is used from the first update on.
  const query = useIsBrowser() ? value : '';
  const state = useSearch(query, HITS_PER_PAGE, Object.keys(versions).length > 0 ? tagsOf(docs, versions) : undefined);
  const {status, hits, total, unknown, more} = state;

  return (
    <div className={styles.panel}>
      {query.trim() !== '' && <PageMetadata title={`${query.trim()} · Search`} />}
      <form role="search" method="get" onSubmit={(event) => event.preventDefault()} className={styles.form}>
        <label htmlFor={field} className="visually-hidden">
          Search docs
        </label>
        <input
          id={field}
          className={clsx('text-field', styles.field)}
          type="search"
          name="q"
          placeholder="Search docs"
          autoComplete="off"
          autoFocus
          value={query}
          onChange={(event) => setValue(event.target.value)}
        />
        <VersionFilter docs={docs} chosen={versions} onChoose={setVersions} />
      </form>
      <p role="status" className={styles.count}>
        {status === 'ready' && countResults(total)}
        {status === 'ready' && total > 0 && unknown.length > 0 && `. ${missingWords(unknown)}`}
        {status === 'loading' && hits.length === 0 && 'Loading the index'}
      </p>
      {query.trim() === '' && (
        <p>
          Search for an API, a flag or a task, such as <Suggestions queries={SUGGESTED_QUERIES} onChoose={setValue} />.
        </p>
      )}
      <SearchFailure state={state} />
      {status === 'ready' && total === 0 && <NoResults query={query.trim()} suggestions={state.suggestions} onChoose={setValue} />}
      <ResultList hits={hits} />
      {status === 'ready' && hits.length < total && (
        <button type="button" className="button button--secondary" onClick={more}>
          Show more results
        </button>
      )}
    </div>
  );
}
