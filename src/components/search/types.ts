/** A text in pieces, some of which match the query. Its content is always shown as plain text. */
export type Marked = {text: string; isFound: boolean}[];

export type SearchHit = {
  id: string;
  /** A path on this site, or a URL on another. */
  url: string;
  /** 1 is a page, 2 to 6 are headings within it. */
  level: number;
  /** The section the page belongs to, such as "Blog". */
  group: string;
  page: Marked;
  /** Empty if the hit is the page itself. */
  heading: Marked;
  excerpt: Marked;
};

export type SearchFilters = {
  language: string;
  /** Parts and versions of the site to search. */
  tags: string[];
};

export type SearchRequest = SearchFilters & {
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  /** Whether the answer may wait for the excerpts. */
  awaitsExcerpts?: boolean;
};

export type SearchAnswer = {
  hits: SearchHit[];
  /** Across all pages of hits. */
  total: number;
  /** Whether excerpts are still on their way; a search that awaits them has them. */
  lacksExcerpts?: boolean;
  /** If nothing was found, close queries that find something. */
  suggestions?: string[];
  /** Words that no page has, if they are a large part of the query: nothing answers it well. */
  unknown?: string[];
};

export type SearchClient = {
  /** Fetches what the first search needs; never fails. */
  preload(filters: SearchFilters): void;
  /** @throws Error when the index or the service cannot be reached */
  search(request: SearchRequest): Promise<SearchAnswer>;
};
