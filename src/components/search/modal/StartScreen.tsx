import Link from '@docusaurus/Link';
import React, {type MouseEvent, type ReactNode} from 'react';
import {SUGGESTED_QUERIES} from '../suggested-queries';
import {Suggestions} from '../Suggestions';
import {START_PLACES} from './start-places';
import styles from './StartScreen.module.css';
import {StoredList} from './StoredList';
import type {StoredSearch} from './stored-searches';
import type {useStoredSearches} from './useStoredSearches';

type Props = {
  stored: ReturnType<typeof useStoredSearches>;
  onOpen: (search: StoredSearch, event: MouseEvent) => void;
  onLeave: (event: MouseEvent) => void;
  onChoose: (query: string) => void;
  onStore: () => void;
};

/** What the reader has opened before; at first, places to go and queries to try. */
export function StartScreen({stored, onOpen, onLeave, onChoose, onStore}: Props): ReactNode {
  const {recent, favorites, remove, addFavorite} = stored;
  const forget = (kind: 'recent' | 'favorites') => (search: StoredSearch) => {
    remove(kind, search);
    onStore();
  };
  const keep = (search: StoredSearch) => {
    addFavorite(search);
    onStore();
  };
  if (recent.length + favorites.length > 0)
    return (
      <>
        <StoredList title="Recent" searches={recent} removal="Remove this search from history" onOpen={onOpen} onRemove={forget('recent')} onKeep={keep} />
        <StoredList title="Favorites" searches={favorites} removal="Remove this search from favorites" onOpen={onOpen} onRemove={forget('favorites')} />
      </>
    );
  return (
    <>
      <p className={styles.hint}>
        No recent searches. Try searching for <Suggestions queries={SUGGESTED_QUERIES} onChoose={onChoose} />, or start here:
      </p>
      <ul className={styles.list}>
        {START_PLACES.map(({path, label}) => (
          <li key={path} className={styles.entry}>
            <Link to={path} onClick={onLeave} className={styles.link} data-stop>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
