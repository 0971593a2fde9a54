import Link from '@docusaurus/Link';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import type {SearchRecord} from '@site/plugins/search/records';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

/** The search page's field and results; the query lives in the address, so that a search can be shared. */
export function SearchPanel(): ReactNode {
  const field = useId();
  const [value, setValue] = useQueryString('q');
  // The page is built without a query; the one of the address counts from the first update on.
  const query = useIsBrowser() ? value : '';
  const {status, hits, retry} = useSearch(query);

  return (
    <div className={styles.panel}>
      <form role="search" method="get" onSubmit={(event) => event.preventDefault()}>
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
      </form>
      <p role="status" className={styles.count}>
        {status === 'ready' && query.trim() && countOf(hits.length)}
        {status === 'loading' && query.trim() && 'Loading the index'}
      </p>
      {status === 'failed' && <Failure retry={retry} />}
      {status === 'ready' && query.trim() && hits.length === 0 && <p>No results for “{query.trim()}”. Try fewer words, or the name of an API.</p>}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.url} hit={hit} />
        ))}
      </ol>
    </div>
  );
}

function Hit({hit: {url, page, heading, text}}: {hit: SearchRecord}): ReactNode {
  return (
    <li>
      <Link to={url} autoAddBaseUrl={false} className={styles.hit}>
        <span className={styles.title}>{heading ?? page}</span>
        {heading && <span className={styles.page}>{page}</span>}
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  );
}

function Failure({retry}: {retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        Unable to fetch results. You might want to check your network connection.
        {process.env.NODE_ENV === 'development' && ' The index is made by npm run build.'}
      </p>
      <button type="button" className="button button--secondary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? '1 result' : `${count} results`);
