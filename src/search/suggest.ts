import {editDistance} from './edit-distance';
import type {IndexData} from './index-data';
import {parseQuery} from './query';
import {search} from './search';
import {splitTitle} from './title-match';

/** The share of the longer word's letters that may be wrong, missing or extra. */
const MAX_WRONG = 1 / 3;
/** Terms that fewer sections have may be misspelled themselves. */
const MIN_FREQUENCY = 2;
const MAX_SUGGESTIONS = 3;
/** A suggestion in other words is further away than a term in the same spelling. */
const OTHER_WORD = 0.1;
/** Each of the closest candidates is searched for, to be sure that it finds something. */
const MAX_TRIED = 12;

type Candidate = {query: string; distance: number; frequency: number};

/**
 * Queries that find something, for one that finds nothing: those of its words that are known, terms within a few edits of the others, and what
 * the synonyms within a few edits of them stand for; the closest first. Empty when nothing is close.
 */
export function suggest(index: IndexData, text: string): string[] {
  const candidates = parseQuery(text, index.synonyms).words.flatMap(({term}) => [...nearTerms(index, term), ...nearSynonyms(index, term)]);
  candidates.sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  return [...new Set(candidates.map(({query}) => query))]
    .slice(0, MAX_TRIED)
    .filter((query) => search(index, query).sections.length > 0)
    .slice(0, MAX_SUGGESTIONS);
}

/** How far two words are apart, as a share of the longer one; undefined when it is too far. */
function distanceOf(a: string, b: string): number | undefined {
  const longer = Math.max(a.length, b.length);
  const max = Math.floor(longer * MAX_WRONG);
  if (Math.abs(a.length - b.length) > max) return undefined;
  const distance = editDistance(a, b, max);
  return distance > max ? undefined : distance / longer;
}

/** The title of the page that a term names. */
const titleOf = ({pages}: IndexData, term: string): string | undefined => pages.find(({title}) => splitTitle(title).whole === term)?.title;

function nearTerms(index: IndexData, word: string): Candidate[] {
  const {terms, offsets} = index;
  return terms.flatMap((term, number) => {
    const distance = /^\p{L}{3,}$/u.test(term) ? distanceOf(word, term) : undefined;
    if (distance === undefined) return [];
    const title = titleOf(index, term);
    const frequency = offsets[number + 1]! - offsets[number]!;
    return title || frequency >= MIN_FREQUENCY ? [{query: title ?? term, distance, frequency}] : [];
  });
}

const nearSynonyms = (index: IndexData, word: string): Candidate[] =>
  Object.entries(index.synonyms).flatMap(([phrase, meant]) => {
    const distance = distanceOf(word, phrase);
    return distance === undefined ? [] : meant.map((term) => ({query: titleOf(index, term) ?? term, distance: distance + OTHER_WORD, frequency: 0}));
  });
