import {decodeEntities} from '../entities';

/** A result that the reader has opened before. */
export type StoredSearch = {
  url: string;
  page: string;
  /** Empty if it is the page itself. */
  heading: string;
  group: string;
};

/** What a browser has stored, which may be anything, and how many of its entries could not be read. */
export type StoredList = {searches: StoredSearch[]; dropped: number};

/** Reads a list of our own. */
export const readStored = (json: string | null): StoredList => readList(json, (entry) => (isStoredSearch(entry) ? entry : undefined));

/** Reads a list that DocSearch's modal stored, which was part of this site before. */
export const readDocSearch = (json: string | null): StoredList => readList(json, fromDocSearch);

function readList(json: string | null, read: (entry: unknown) => StoredSearch | undefined): StoredList {
  const entries = parseList(json);
  if (!entries) return {searches: [], dropped: 1};
  const searches = entries.map(read).filter((search) => search !== undefined);
  return {searches: addNew([], searches), dropped: entries.length - searches.length};
}

function parseList(json: string | null): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The searches that are not in the list yet follow it. */
export function addNew(list: StoredSearch[], more: StoredSearch[]): StoredSearch[] {
  const byUrl = new Map([...more, ...list].map((search) => [search.url, search]));
  return [...new Set([...list, ...more].map(({url}) => url))].flatMap((url) => byUrl.get(url) ?? []);
}

/** A page of this site, or of another that is safe to open. */
const URL_PATTERN = /^(?:\/(?![/\\])|https:\/\/)/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isStoredSearch = (value: unknown): value is StoredSearch =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  URL_PATTERN.test(value.url) &&
  typeof value.page === 'string' &&
  value.page !== '' &&
  typeof value.heading === 'string' &&
  typeof value.group === 'string';

/** DocSearch stores records of its index, with titles escaped for HTML. */
function fromDocSearch(hit: unknown): StoredSearch | undefined {
  if (!isRecord(hit) || !isRecord(hit.hierarchy)) return undefined;
  const {hierarchy, type, url} = hit;
  const textOf = (level: string) => (typeof hierarchy[level] === 'string' ? decodeEntities(hierarchy[level]) : '');
  const heading = typeof type === 'string' && /^lvl[2-6]$/.test(type) ? textOf(type) : '';
  const search = {url, page: textOf('lvl1'), heading, group: textOf('lvl0')};
  return isStoredSearch(search) ? search : undefined;
}
