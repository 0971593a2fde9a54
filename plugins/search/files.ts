/** Folder below the site's root that holds what the search fetches. */
export const SEARCH_FOLDER = 'search-index';
/** Names all others, which carry a hash of their content and may be kept forever. */
export const MANIFEST = 'manifest.json';
/** Sections whose text stands in one file: a search fetches the texts of what it shows, and no others. */
export const SECTIONS_PER_FILE = 128;

/** The files of the pages in one language with one tag, so that a reader fetches what the filters let through. */
export type IndexFiles = {
  language: string;
  tag: string;
  /** A packed index, compressed with gzip. */
  index: string;
  /** Lists of texts, in the order of the sections. */
  texts: string[];
};

export type Manifest = {indexes: IndexFiles[]};
