/** Folder below the site's root that holds what the search fetches. */
export const SEARCH_FOLDER = 'search-index';
/** Lists all other files, whose names carry a hash of their content, so that they may be cached forever. */
export const MANIFEST = 'manifest.json';
/** The number of sections in a text file: a search fetches the files with the texts that it shows, and no others. */
export const SECTIONS_PER_FILE = 128;

/** The files of the pages in one language with one tag, so that a reader fetches only what the filters let through. */
export type IndexFiles = {
  language: string;
  tag: string;
  /** The packed names of pages and sections, compressed with gzip. Tabs from before there were parts read it first, and are told to reload. */
  index: string;
  /** The packed terms, compressed with gzip: a search fetches the parts that its words are in, and no others. */
  parts: Part[];
  /** Lists of texts, in the order of the sections. */
  texts: string[];
};

/** The terms from one first character up to that of the next part. */
export type Part = {from: string; file: string};

export type Manifest = {indexes: IndexFiles[]};
