import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type MouseEvent, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {countResults} from '../count-results';
import {resultsPath} from '../links';
import {plainText} from '../MarkedText';
import {missingWords} from '../missing-words';
import {NoResults} from '../NoResults';
import {SearchFailure} from '../SearchFailure';
import type {SearchHit} from '../types';
import type {SearchState} from '../useSearch';
import styles from './ModalContent.module.css';
import {ResultOptions} from './ResultOptions';
import {StartScreen} from './StartScreen';
import type {StoredSearch} from './stored-searches';
import type {ActiveOption} from './useActiveOption';
import {useStoredSearches} from './useStoredSearches';

type Props = {
  query: string;
  state: SearchState;
  options: ActiveOption;
  onType: (query: string) => void;
  /** Called when a stored search has been moved or removed, together with the button that was pressed. */
  onStore: () => void;
  onClose: () => void;
};

/** What stands below the field: the start screen, the results, or why there are none. */
export function ModalContent({query, state, options, onType, onStore, onClose}: Props): ReactNode {
  const {hostedSearch} = useSiteConfiguration();
  const baseUrl = useBaseUrl('/');
  const stored = useStoredSearches(hostedSearch?.indexName ?? 'docs');
  const {status, hits, total, unknown} = state;
  /** A click with Ctrl or Cmd opens another tab, and the modal stays. */
  const leave = ({ctrlKey, metaKey, shiftKey}: MouseEvent) => !ctrlKey && !metaKey && !shiftKey && onClose();
  const open = (search: StoredSearch, event: MouseEvent) => {
    stored.addRecent(search);
    leave(event);
  };
  const openHit = ({url, page, heading, group}: SearchHit, event: MouseEvent) => open({url, page: plainText(page), heading: plainText(heading), group}, event);

  return (
    <div className={styles.content}>
      {status === 'idle' && <StartScreen stored={stored} onOpen={open} onLeave={leave} onChoose={onType} onStore={onStore} />}
      {hits.length > 0 && (
        <>
          {unknown.length > 0 && <p className={styles.missing}>{missingWords(unknown)}</p>}
          <ResultOptions hits={hits} options={options} onOpen={openHit} />
          <Link to={resultsPath(baseUrl, query)} autoAddBaseUrl={false} onClick={leave} className={styles.all}>
            See all {countResults(total)}
          </Link>
        </>
      )}
      {status !== 'idle' && hits.length === 0 && (
        <div className={styles.message}>
          {status === 'loading' && 'Loading the index'}
          {status === 'ready' && <NoResults query={query.trim()} suggestions={state.suggestions} onChoose={onType} />}
          <SearchFailure state={state} />
        </div>
      )}
    </div>
  );
}
