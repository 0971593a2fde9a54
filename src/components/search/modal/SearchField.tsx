import {Search, X} from 'lucide';
import React, {type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/search/limits';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './SearchField.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** Id of the list of options, while there is one. */
  listId?: string;
  activeId?: string;
};

/** The field is a combobox: what it finds is a list of options, one of which is active. (The type "search" would have a role of its own.) */
export function SearchField({field, query, onType, onKeyDown, onClose, listId, activeId}: Props): ReactNode {
  return (
    <div className={styles.row}>
      <Icon of={Search} size={20} className={styles.icon} />
      <input
        ref={field}
        className={styles.field}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label="Search docs"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query && (
        <button type="button" aria-label="Clear the query" title="Clear the query" className={styles.clear} onClick={() => onType('')}>
          <Icon of={X} size={18} />
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
