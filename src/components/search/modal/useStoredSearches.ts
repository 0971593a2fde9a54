import {createStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {addNew, readDocSearch, readStored, type StoredSearch} from './stored-searches';

type Kind = 'recent' | 'favorites';
type Lists = Record<Kind, StoredSearch[]>;

const MAX_STORED: Record<Kind, number> = {recent: 7, favorites: 10};
const DOCSEARCH_KEYS: Record<Kind, string> = {recent: '__DOCSEARCH_RECENT_SEARCHES__', favorites: '__DOCSEARCH_FAVORITE_SEARCHES__'};

const slotOf = (kind: Kind) => createStorageSlot(`search.${kind}`);

/**
 * Results that the reader has opened, and those kept as favorites; both stay in the browser.
 * @param docSearchIndex the name under which DocSearch's modal stored its lists, which are taken over once
 */
export function useStoredSearches(docSearchIndex: string) {
  const [lists, setLists] = useState<Lists>(() => ({recent: load('recent', docSearchIndex), favorites: load('favorites', docSearchIndex)}));
  const save = (kind: Kind, searches: StoredSearch[]) => {
    const list = searches.slice(0, MAX_STORED[kind]);
    slotOf(kind).set(JSON.stringify(list));
    setLists((last) => ({...last, [kind]: list}));
  };
  const remove = (kind: Kind, {url}: StoredSearch) =>
    save(
      kind,
      lists[kind].filter((other) => other.url !== url),
    );
  return {
    ...lists,
    remove,
    /** Remembers a result that was opened, unless it is a favorite. */
    addRecent: (search: StoredSearch) => {
      if (!lists.favorites.some(({url}) => url === search.url)) save('recent', addNew([search], lists.recent));
    },
    addFavorite: (search: StoredSearch) => {
      remove('recent', search);
      save('favorites', addNew([search], lists.favorites));
    },
  };
}

function load(kind: Kind, docSearchIndex: string): StoredSearch[] {
  const slot = slotOf(kind);
  const stored = readStored(slot.get());
  const before = createStorageSlot(DOCSEARCH_KEYS[kind] + docSearchIndex);
  const old = readDocSearch(before.get());
  const searches = addNew(stored.searches, old.searches).slice(0, MAX_STORED[kind]);
  if (stored.dropped + old.dropped > 0 || old.searches.length > 0) slot.set(JSON.stringify(searches));
  before.del();
  if (stored.dropped + old.dropped > 0) console.warn(`Stored ${kind} searches that cannot be read are forgotten: ${stored.dropped + old.dropped}.`);
  return searches;
}
