import {expand} from './expand';
import {WEIGHT_LEVELS, type IndexData} from './index-data';
import type {QueryTerm} from './query';

/** From this quality on, an expansion is taken for the word itself. */
const SAME_WORD_QUALITY = 0.84;
const SYNONYM_QUALITY = 0.9;
/** A title with a synonym is less likely to be what the reader typed. */
const SYNONYM_IN_TITLE = 0.7;
/** The document frequency of a term is mostly that of all that answers it; this share, an exponent, is the word's own. */
const OWN_FREQUENCY = 0.27;

/** What the index knows about one term of a query. */
export type TermScores = {
  term: string;
  isJoined: boolean;
  /** How well each section answers the term: 0 to 1. */
  scores: Float32Array;
  /** 1 for the sections that have the term itself, or a synonym. */
  exact: Uint8Array;
  /** Document frequency: how many sections answer it. */
  frequency: number;
  /** Terms of the index that it was expanded to, and how likely each is what the reader meant. */
  expansions: Map<string, number>;
};

export function scoreTerm(
  {terms, offsets, sectionIds, weights, sections}: IndexData,
  {term, isOpen, synonyms, isJoined = false}: QueryTerm,
  mayBeMisspelled: boolean,
): TermScores {
  const scores = new Float32Array(sections.length);
  const exact = new Uint8Array(sections.length);
  const expansions = new Map<string, number>();
  let frequency = 0;
  let own = 0;
  const addPostings = (word: string, factor: number, open: boolean) => {
    for (const {term: expansion, quality} of expand(terms, word, {isOpen: open, mayBeMisspelled: mayBeMisspelled && factor === 1})) {
      expansions.set(terms[expansion]!, Math.max(expansions.get(terms[expansion]!) ?? 0, factor === 1 ? quality : SYNONYM_IN_TITLE * quality));
      for (let posting = offsets[expansion]!; posting < offsets[expansion + 1]!; posting++) {
        const section = sectionIds[posting]!;
        const score = factor * quality * (weights[posting]! / WEIGHT_LEVELS) ** 2;
        if (scores[section] === 0) frequency++;
        if (factor * quality >= SAME_WORD_QUALITY) {
          if (factor === 1 && !exact[section]) own++;
          exact[section] = 1;
        }
        if (score > scores[section]!) scores[section] = score;
      }
    }
  };
  addPostings(term, 1, isOpen);
  for (const synonym of synonyms) addPostings(synonym, SYNONYM_QUALITY, false);
  return {term, isJoined, scores, exact, frequency: own > 0 ? own ** OWN_FREQUENCY * frequency ** (1 - OWN_FREQUENCY) : frequency, expansions};
}

/** Inverse document frequency: a term counts the more, the fewer sections have it. */
export const inverseDocumentFrequency = (frequency: number, sections: number): number => Math.log(1 + sections / (frequency || 1));
