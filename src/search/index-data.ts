import type {Synonyms} from '../../core/data/synonyms';

/** An inverted index as the search reads it; plugins/search/pack.ts writes it into files. */
export type IndexData = IndexNames & IndexTerms;

/** What results are called, and where they lead. */
export type IndexNames = {
  pages: IndexedPage[];
  sections: IndexedSection[];
  synonyms: Synonyms;
};

/** Which section is about which term: of all terms, or of those in some parts of the index. */
export type IndexTerms = {
  /** Sorted by code units. */
  terms: string[];
  /** Where the postings of a term begin; one entry more than terms. */
  offsets: Uint32Array;
  /** The section of each posting; ascending within a term. */
  sectionIds: Uint16Array;
  /** The BM25F weight of each posting, quantized: 0 to WEIGHT_LEVELS. */
  weights: Uint8Array;
};

export type IndexedPage = {
  url: string;
  title: string;
  group: string;
  firstSection: number;
  /** Document prior: how likely readers are to look for the page, whatever they ask; 1 is neutral. */
  prior: number;
  purpose: Purpose;
};

/** What readers come to a page for: to learn something, because something does not work, or with one of many questions. */
export const PURPOSES = ['subject', 'problem', 'questions'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `heading` is empty and `anchor` absent where the section is the page itself. */
export type IndexedSection = {page: number; level: number; heading: string; anchor: string};

export const WEIGHT_LEVELS = 15;
