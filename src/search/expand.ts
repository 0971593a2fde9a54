import {nearTerms} from './edit-distance';
import {inflections, stem} from './stem';

/** A term of the index that may be what the reader meant, and how likely that is: 0 to 1. */
export type Expansion = {term: number; quality: number};

type Options = {
  /** Whether the word may be incomplete. */
  isOpen: boolean;
  /** Whether misspellings count when nothing else does. */
  mayBeMisspelled?: boolean;
};

const MAX_PREFIX_MATCHES = 400;

const SAME_WORD = 0.85;
const LONGER_WORD = 0.55;
const SAME_STEM = 0.45;
const ONE_EDIT = 0.7;
const TWO_EDITS = 0.5;
/** Mistakes are rarer in the first letter. */
const OTHER_FIRST_LETTER = 0.7;

/** Terms with a leading symbol are typed correctly, and the hashes of bigrams cannot be misspelled. */
const hasSymbol = (term: string): boolean => /^[<@.~-]/.test(term);

/**
 * Expands a word of the query to terms of the sorted index: itself, its inflections, longer words that begin with it or with its stem
 * or, failing those, terms within a small edit distance.
 */
export function expand(terms: string[], word: string, {isOpen, mayBeMisspelled = true}: Options): Expansion[] {
  const found = new Map<number, number>();
  const add = (term: number, quality: number) => found.set(term, Math.max(quality, found.get(term) ?? 0));

  for (const form of inflections(word)) {
    const at = lowerBound(terms, form);
    if (terms[at] === form) add(at, form === word ? 1 : SAME_WORD);
  }
  if (word.length >= (isOpen || hasSymbol(word) ? 1 : 3)) addPrefixed(terms, word, isOpen ? SAME_WORD : LONGER_WORD, add);
  const wordStem = stem(word);
  if (wordStem !== word && wordStem.length >= 4) addPrefixed(terms, wordStem, SAME_STEM, add);
  if (found.size === 0 && mayBeMisspelled && !hasSymbol(word)) addMisspelled(terms, word, add);
  return [...found].map(([term, quality]) => ({term, quality}));
}

/** Whether a term of the index is the word, one of its forms, or a longer one. */
export const isKnown = (terms: string[], {term, isOpen}: {term: string; isOpen: boolean}): boolean =>
  expand(terms, term, {isOpen, mayBeMisspelled: false}).length > 0;

type Add = (term: number, quality: number) => void;

function addPrefixed(terms: string[], prefix: string, quality: number, add: Add): void {
  const first = lowerBound(terms, prefix);
  for (let at = first; at < Math.min(terms.length, first + MAX_PREFIX_MATCHES) && terms[at]?.startsWith(prefix); at++)
    if (terms[at] !== prefix) add(at, quality * Math.sqrt(prefix.length / (terms[at]?.length ?? 1)));
}

function addMisspelled(terms: string[], word: string, add: Add): void {
  for (const {term, distance} of nearTerms(terms, word)) {
    const text = terms[term]!;
    if (!hasSymbol(text)) add(term, (distance === 1 ? ONE_EDIT : TWO_EDITS) * (text[0] === word[0] ? 1 : OTHER_FIRST_LETTER));
  }
}

function lowerBound(terms: string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
