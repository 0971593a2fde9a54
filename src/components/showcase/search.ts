import type {ShowcaseEntry} from '@site/data/schema';

/** Keeps the entries that contain every word of a query in their title, author, tags or description. */
export function searchEntries(entries: ShowcaseEntry[], query: string): ShowcaseEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return entries.filter(({title, description, author, tags}) => {
    const text = fold([title, description, author?.name, ...tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Lower case without accents, so that "meteo" finds "Météo". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
