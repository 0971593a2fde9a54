import type {Synonyms} from '../../core/data/synonyms';
import {EMPTY_WORDS} from './empty-words';
import {chunksOf, messageTerms} from './words';

/** One thing that a reader asks for; a section may answer it with any of its terms. */
export type Wanted = {
  term: string;
  /** Still being typed, or the first part of a longer name. */
  isOpen: boolean;
  /** Other ways to say it. */
  synonyms: string[];
};

export type Query = {
  /** A page should have all of these. */
  words: Wanted[];
  /** Names that these words spell, with their symbols or written as one word, and pairs of words; a page that has one is meant. */
  names: Wanted[];
};

/** How many characters of a query are read: more than any message has. */
export const LONGEST_QUERY = 2000;
const MOST_WORDS = 40;
/** Queries with fewer words are seldom messages. */
const LEAST_OF_MESSAGE = 4;

/** "how do I useCurrentFrame" → words use, current, frame; names usecurrentframe. */
export function parseQuery(text: string, synonyms: Synonyms): Query {
  const typed = text.slice(0, LONGEST_QUERY);
  const chunks = chunksOf(typed).slice(0, MOST_WORDS);
  const isOpen = !/\s$/.test(typed);
  const parts = chunks.flatMap(({parts: all}) => all).slice(0, MOST_WORDS);
  const full = parts.filter((part) => !EMPTY_WORDS.has(part));
  const kept = full.length > 0 ? full : parts;
  const wanted = (term: string, open = false): Wanted => ({term, isOpen: open, synonyms: []});
  const words = [...new Set(kept)].map((term) => wanted(term, isOpen && term === parts.at(-1)));

  const names = new Map<string, Wanted>();
  const add = (term: string, open: boolean) => {
    if (!words.some((word) => word.term === term)) names.set(term, wanted(term, open));
  };
  for (const [index, {signed, compact, parts: own}] of chunks.entries()) {
    const isLast = index === chunks.length - 1;
    if (signed) add(signed, isOpen && isLast);
    if (own.length > 1) add(compact, isOpen && isLast);
  }
  for (const size of [2, 3])
    for (let first = 0; first + size <= parts.length; first++) add(parts.slice(first, first + size).join(''), isOpen && first + size === parts.length);

  if (parts.length >= LEAST_OF_MESSAGE) for (const pair of messageTerms(typed).slice(0, MOST_WORDS)) add(pair, false);

  // A symbol alone is the beginning of all names that have it.
  if (words.length === 0 && /^\s*(<\/?|@|--?|\.)$/.test(typed)) names.set(typed.trim(), wanted(typed.trim().replace('</', '<'), true));
  return {words: addSynonyms(words, parts, synonyms), names: [...names.values()]};
}

/** Each word gets the synonyms of the phrases that it is part of, once such a phrase occurs in the query. */
function addSynonyms(words: Wanted[], parts: string[], synonyms: Synonyms): Wanted[] {
  const text = ` ${parts.join(' ')} `;
  const found = Object.entries(synonyms).filter(([said]) => text.includes(` ${said} `));
  return words.map((word) => ({...word, synonyms: found.filter(([said]) => said.split(' ').includes(word.term)).flatMap(([, meant]) => meant)}));
}
