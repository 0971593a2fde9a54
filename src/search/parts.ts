import type {IndexTerms} from './index-data';
import type {Query} from './query';

/**
 * The parts, by number, whose terms may answer a query when each of its words is known: what a word is expanded to begins with the same
 * character. A misspelled word may be any term.
 * @param parts sorted by the first character of their terms
 */
export function partsOf(parts: readonly {from: string}[], {words, names}: Query): Set<number> {
  const terms = [...words, ...names].flatMap(({term, synonyms}) => [term, ...synonyms]);
  return new Set(terms.map((term) => parts.findLastIndex(({from}) => from <= term.charAt(0))).filter((part) => part >= 0));
}

/** @param parts in the order of their terms; those that are missing have no postings */
export function joinParts(parts: readonly IndexTerms[]): IndexTerms {
  const count = parts.reduce((sum, {sectionIds}) => sum + sectionIds.length, 0);
  const joined = {terms: parts.flatMap(({terms}) => terms), sectionIds: new Uint16Array(count), weights: new Uint8Array(count)};
  const offsets = new Uint32Array(joined.terms.length + 1);
  let term = 0;
  let posting = 0;
  for (const part of parts) {
    joined.sectionIds.set(part.sectionIds, posting);
    joined.weights.set(part.weights, posting);
    for (let own = 1; own < part.offsets.length; own++) offsets[++term] = posting + part.offsets[own]!;
    posting += part.sectionIds.length;
  }
  return {...joined, offsets};
}
