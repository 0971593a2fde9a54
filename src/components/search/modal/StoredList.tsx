import {Star, X} from 'lucide';
import React, {type MouseEvent, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {MarkedTitle} from '../MarkedText';
import {ResultLink} from '../ResultLink';
import styles from './StartScreen.module.css';
import type {StoredSearch} from './stored-searches';

type Props = {
  title: string;
  searches: StoredSearch[];
  /** What the button says that removes an entry. */
  removal: string;
  onOpen: (search: StoredSearch, event: MouseEvent) => void;
  onRemove: (search: StoredSearch) => void;
  /** Makes an entry a favorite. */
  onKeep?: (search: StoredSearch) => void;
};

/** Results that were opened before, each with what can be done with it. */
export function StoredList({title, searches, removal, onOpen, onRemove, onKeep}: Props): ReactNode {
  if (searches.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.url} className={styles.entry}>
            <ResultLink url={search.url} onClick={(event) => onOpen(search, event)} className={styles.link} data-stop>
              <MarkedTitle text={asText(search.heading || search.page)} className={styles.name} />
              <span className={styles.place}>{search.heading ? search.page : search.group}</span>
            </ResultLink>
            {onKeep && (
              <button type="button" title="Save this search" aria-label="Save this search" className={styles.button} onClick={() => onKeep(search)}>
                <Icon of={Star} size={18} />
              </button>
            )}
            <button type="button" title={removal} aria-label={removal} className={styles.button} onClick={() => onRemove(search)}>
              <Icon of={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const asText = (text: string) => [{text, isFound: false}];
