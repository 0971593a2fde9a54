import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Search} from 'lucide';
import React, {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {Icon} from '@site/src/components/ui/Icon';
import {resultsPath} from './links';
import type {ModalProps} from './modal/SearchModal';
import styles from './SearchBar.module.css';
import {useSearchClient} from './useSearchClient';
import {useSearchKeys} from './useSearchKeys';

/**
 * The search button. Touch, hover and focus preload the modal and the index; a tap, a click, Enter or any typed key opens it.
 * Focus alone must not: WCAG 3.2.1 allows no change of context on focus, nobody could pass the button with the Tab key, and
 * closing the modal returns the focus to the button, which would open it again. Neither must a pointer that passes by, or a
 * finger that begins to scroll there.
 */
export function SearchBar(): ReactNode {
  const {hostedSearch} = useSiteConfiguration();
  const {getClient, filters} = useSearchClient();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [typed, setTyped] = useState('');

  const preload = useCallback(() => {
    getClient().preload(filters);
    return import('./modal/SearchModal').then(({SearchModal}) => {
      setModal(() => SearchModal);
    });
  }, [getClient, filters]);

  const open = (query: string) => {
    setTyped(query);
    setState('loading');
    preload().then(
      () => setState((now) => (now === 'loading' ? 'open' : now)),
      // If the modal cannot be loaded, fall back to the search page, which says what is wrong.
      () => {
        setState('closed');
        history.push(resultsPath(baseUrl, query));
      },
    );
  };
  const close = useCallback(() => setState('closed'), []);
  useFocusAfter(state !== 'closed', button);
  useSearchKeys({state, typed, button, open, close, type: setTyped});

  const preloadQuietly = () => void preload().catch(() => undefined);
  return (
    <>
      {hostedSearch && (
        <Head>
          <link rel="preconnect" href={`https://${hostedSearch.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        aria-keyshortcuts="Control+K Meta+K /"
        onTouchStart={preloadQuietly}
        onFocus={preloadQuietly}
        onMouseOver={preloadQuietly}
        onClick={() => open('')}
      >
        <Icon of={Search} size={18} />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {state === 'open' && Modal && createPortal(<Modal initialQuery={typed} onClose={close} />, document.body)}
    </>
  );
}

/**
 * Focuses an element once something has been closed and is gone. Before that, the page behind a modal dialog takes no focus,
 * and the dialog gives it back to whatever had it before.
 */
function useFocusAfter(isOpen: boolean, element: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) element.current?.focus({preventScroll: true});
    wasOpen.current = isOpen;
  }, [isOpen, element]);
}
