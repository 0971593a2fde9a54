import type {Synonyms} from '../../core/data/synonyms';
import {MAX_QUERY_LENGTH} from './limits';
import {STOP_WORDS} from './stop-words';
import {bigramTerms, proseTerms, tokenize, withoutLocations} from './tokenize';
import {saysWhatIsWrong} from './problem';

/** One term of a query; a section may answer it with the term itself or with any of its synonyms. */
export type QueryTerm = {
  term: string;
  /** Still being typed, or the first part of a longer name. */
  isOpen: boolean;
  synonyms: string[];
  /** Typed as several words that would be a name if they were written together. */
  isJoined?: boolean;
};

export type Query = {
  /** A page should have all of these. */
  words: QueryTerm[];
  /** Names that these words spell, with their symbols or written as one word, and bigrams; a page that has one is probably the right one. */
  names: QueryTerm[];
  /** Whether it says that something does not work. */
  isProblem: boolean;
};

const MAX_QUERY_WORDS = 40;
/** Queries with fewer words are seldom messages. */
const MIN_MESSAGE_WORDS = 4;

/** "how do I useCurrentFrame" → words use, current, frame; names usecurrentframe. */
export function parseQuery(text: string, synonyms: Synonyms): Query {
  const typed = messageOf(text.slice(0, MAX_QUERY_LENGTH));
  const tokens = tokenize(typed).slice(0, MAX_QUERY_WORDS);
  const isOpen = !/\s$/.test(typed);
  const parts = tokens.flatMap(({parts: all}) => all).slice(0, MAX_QUERY_WORDS);
  const withoutStopWords = parts.filter((part) => !STOP_WORDS.has(part));
  const kept = withoutStopWords.length > 0 ? withoutStopWords : parts;
  const queryTerm = (term: string, open = false): QueryTerm => ({term, isOpen: open, synonyms: []});
  const words = [...new Set(kept)].map((term) => queryTerm(term, isOpen && term === parts.at(-1)));

  const names = new Map<string, QueryTerm>();
  const add = (term: string, open: boolean, isJoined = false) => {
    if (words.some((word) => word.term === term) || (isJoined && names.has(term))) return;
    names.set(term, {...queryTerm(term, open), isJoined});
  };
  for (const [index, {withSymbol, compact, parts: own}] of tokens.entries()) {
    const isLast = index === tokens.length - 1;
    if (withSymbol) add(withSymbol, isOpen && isLast);
    if (own.length > 1) add(compact, isOpen && isLast);
  }
  for (const size of [2, 3])
    for (let first = 0; first + size <= parts.length; first++) add(parts.slice(first, first + size).join(''), isOpen && first + size === parts.length, true);

  if (parts.length >= MIN_MESSAGE_WORDS) for (const bigram of bigramTerms(typed).slice(0, MAX_QUERY_WORDS)) add(bigram, false);

  // A symbol alone is the beginning of all names that have it.
  if (words.length === 0 && /^\s*(<\/?|@|--?|\.)$/.test(typed)) names.set(typed.trim(), queryTerm(typed.trim().replace('</', '<'), true));
  return {words: addSynonyms(words, parts, synonyms), names: [...names.values()], isProblem: saysWhatIsWrong(typed)};
}

/** A longer message without the places that it names, in which every reader's message differs. */
function messageOf(text: string): string {
  const message = withoutLocations(text);
  return proseTerms(message).length >= MIN_MESSAGE_WORDS ? message : text;
}

/** Each word gets the synonyms of the phrases that it is part of, once such a phrase occurs in the query. What the query says itself is no synonym. */
function addSynonyms(words: QueryTerm[], parts: string[], synonyms: Synonyms): QueryTerm[] {
  const text = ` ${parts.join(' ')} `;
  const found = Object.entries(synonyms).filter(([phrase]) => text.includes(` ${phrase} `));
  // A phrase of stop words alone, such as "at most", has no word that could have its synonyms.
  const added = found
    .filter(([phrase]) => phrase.split(' ').every((part) => STOP_WORDS.has(part)) && !words.some(({term}) => phrase.split(' ').includes(term)))
    .map(([, [term = '', ...others]]) => ({term, isOpen: false, synonyms: others}));
  const own = words.map((word) => ({
    ...word,
    synonyms: found
      .filter(([phrase]) => phrase.split(' ').includes(word.term))
      .flatMap(([, replacements]) => replacements.filter((synonym) => !parts.includes(synonym))),
  }));
  return [...own, ...added];
}
