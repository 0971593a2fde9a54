import React, {useId, useState, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {countResults} from '../count-results';
import {missingWords} from '../missing-words';
import {useSearch} from '../useSearch';
import {initialText} from './initial-text';
import {KeyHints} from './KeyHints';
import {ModalContent} from './ModalContent';
import {moveFocus} from './move-focus';
import {SearchField} from './SearchField';
import styles from './SearchModal.module.css';
import {useActiveOption} from './useActiveOption';
import {useModalDialog} from './useModalDialog';

export type ModalProps = {initialQuery: string; onClose: () => void};

const HITS = 20;

/** A field above what it finds, in a native <dialog>, which is on top of everything and keeps the focus. */
export function SearchModal({initialQuery, onClose}: ModalProps): ReactNode {
  const {hostedSearch} = useSiteConfiguration();
  const listId = useId();
  const [query, setQuery] = useState(() => initialText(initialQuery));
  const {dialog, field} = useModalDialog(initialQuery === '');
  const state = useSearch(query, HITS);
  const {status, total, unknown} = state;
  const count = state.hits.length;
  const options = useActiveOption({listId, count, isLoading: status === 'loading' || status === 'slow'});
  const type = (text: string) => {
    setQuery(text);
    options.reset();
    field.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The page behind would take the focus.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel} onKeyDown={(event) => status === 'idle' && moveFocus(event)}>
        <SearchField
          field={field}
          query={query}
          onType={type}
          onKeyDown={options.onKeyDown}
          onClose={onClose}
          {...(count > 0 && {listId, activeId: options.activeId})}
        />
        <ModalContent query={query} state={state} options={options} onType={type} onStore={() => field.current?.focus()} onClose={onClose} />
        <KeyHints isHosted={hostedSearch !== undefined} />
        <p role="status" className="visually-hidden">
          {status === 'ready' &&
            (total === 0 ? `No results for ${query.trim()}` : [countResults(total), ...(unknown.length > 0 ? [missingWords(unknown)] : [])].join('. '))}
        </p>
      </div>
    </dialog>
  );
}
