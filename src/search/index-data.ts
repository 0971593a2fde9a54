import type {Synonyms} from '../../core/data/synonyms';

/** An index as the search reads it; plugins/search/pack.ts writes it into a file. */
export type IndexData = {
  pages: IndexedPage[];
  sections: IndexedSection[];
  /** Sorted by code units. */
  terms: string[];
  /** Where the postings of a term begin; one entry more than terms. */
  starts: Uint32Array;
  /** The sections of each term, ascending. */
  sectionIds: Uint16Array;
  /** How much a section is about the term: 0 to LEVELS. */
  weights: Uint8Array;
  synonyms: Synonyms;
};

export type IndexedPage = {
  url: string;
  title: string;
  group: string;
  kind: string;
  package: string;
  firstSection: number;
  /** The logarithm of the number of pages that link to it. */
  standing: number;
};

/** `heading` is empty and `anchor` absent where the section is the page itself. */
export type IndexedSection = {page: number; level: number; heading: string; anchor: string};

export const LEVELS = 15;
