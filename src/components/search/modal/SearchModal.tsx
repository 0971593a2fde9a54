import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {DocSearchModalProps} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import clsx from 'clsx';
import React, {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {failureHelp} from '../failure-help';
import {isExternal, resultsPath} from '../links';
import {useSearchClient} from '../useSearchClient';
import {docSearchClient} from './docsearch-client';
import './modal.css';
import './hits.css';
import {mendRoles} from './mend-roles';
import {missingResultsUrl} from './missing-results';
import {mendStoredSearches} from './stored-searches';
import {mendQueries} from './suggest-queries';

export type ModalProps = {initialQuery: string; onClose: () => void};

const INDEX_NAME = 'docs';

/** DocSearch's modal in a native <dialog>, which is on top of everything and traps the focus. */
export function SearchModal({initialQuery, onClose}: ModalProps): ReactNode {
  const {hostedSearch, externalResults, links} = useSiteConfiguration();
  const {getClient, filters} = useSearchClient();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const indexName = hostedSearch?.indexName ?? INDEX_NAME;
  useState(() => mendStoredSearches(indexName));

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => (dialog.current ? mendRoles(dialog.current) : undefined), []);
  useEffect(() => (dialog.current ? mendQueries(dialog.current) : undefined), []);

  const transformSearchClient = useCallback(
    () =>
      docSearchClient(getClient(), filters, {
        onAnswer: (query, total) => setAnnouncement(total === 0 ? `No results for ${query}` : countOf(total)),
        onExcerpts: (query) => dialog.current && searchAgain(dialog.current, query),
      }),
    [getClient, filters],
  );
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => (isExternal(itemUrl, externalResults) ? window.location.assign(itemUrl) : history.push(itemUrl))}),
    [history, externalResults],
  );
  const resultsFooterComponent = useMemo(() => createFooter(onClose), [onClose]);

  return (
    <dialog
      ref={dialog}
      className={clsx('search-dialog', hostedSearch && 'search-dialog--hosted')}
      aria-label="Search docs"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={keepFocus}
      onKeyDownCapture={keepTab}
    >
      <DocSearchModal
        appId={hostedSearch?.appId ?? 'none'}
        apiKey={hostedSearch?.apiKey ?? 'none'}
        indexName={indexName}
        placeholder="Search docs"
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={8}
        transformSearchClient={transformSearchClient}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({query}) => missingResultsUrl(links.repository, query)}
        translations={{errorScreen: {helpText: failureHelp()}}}
        onClose={onClose}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </dialog>
  );
}

const countOf = (total: number) => (total === 1 ? '1 result' : `${total} results`);

/** Results on other sites also replace this page, however they are chosen: without a target, the link would open a new window. */
const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({hit, children}) => (
  <Link to={hit.url} target="_self" autoAddBaseUrl={false}>
    {children}
  </Link>
);

function createFooter(onClose: () => void): NonNullable<DocSearchModalProps['resultsFooterComponent']> {
  return function ResultsFooter({state}) {
    const baseUrl = useBaseUrl('/');
    return (
      <Link to={resultsPath(baseUrl, state.query)} autoAddBaseUrl={false} onClick={onClose}>
        See all {countOf(Number(state.context.nbHits ?? 0))}
      </Link>
    );
  };
}

/** The modal searches when its field receives focus. If the reader has selected a result other than the first, the list is left alone. */
function searchAgain(dialog: HTMLElement, query: string): void {
  const field = dialog.querySelector('input');
  const chosen = dialog.querySelector('[aria-selected="true"]');
  if (field?.value === query && chosen?.id.endsWith('-item-0')) field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** A press outside the modal closes it; the focus then goes to the button, not to the element that was pressed. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).matches('.DocSearch-Container')) event.preventDefault();
}

/** Leaves Tab to the browser, which also reaches elements that were not there when the modal opened. */
function keepTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
