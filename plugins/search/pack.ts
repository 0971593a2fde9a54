import {PURPOSES, type IndexData, type IndexNames, type IndexTerms} from '../../src/search/index-data';
import {isBigram} from '../../src/search/tokenize';
import {anchorOf, MAGIC, NEXT_HEADING, placesBySection} from '../../src/search/unpack';

/** A part is complete when it has so many postings: with smaller ones, a query would fetch more files; with larger ones, more that it does not need. */
const POSTINGS_PER_PART = 1500;

export type PackedIndex = {names: Uint8Array; parts: {from: string; bytes: Uint8Array}[]};

/**
 * Writes an index in few bytes, in columns of similar values, which compress well. Names and URLs are a line of JSON; terms have front
 * coding (each without the prefix that it shares with the one before), postings delta encoding, as varints, and weights follow section by
 * section. Terms with the same first character are in the same part.
 */
export const pack = (index: IndexData): PackedIndex => ({
  names: packNames(index),
  parts: splitTerms(index).map((terms, part) => ({from: part === 0 ? '' : (terms.terms[0]?.charAt(0) ?? ''), bytes: packTerms(terms)})),
});

function packNames({pages, sections, synonyms}: IndexNames): Uint8Array {
  const inPages = sections.filter(({level}) => level > 1);
  const headings = [...new Set(inPages.map(({heading}) => heading))];
  const numbers = new Map(headings.map((heading, number) => [heading, number]));
  let written = 0;
  const names = JSON.stringify({
    pages: pages.map(({url, title, group, prior, purpose}) => [url, title, group, prior, PURPOSES.indexOf(purpose)]),
    counts: pages.map(({firstSection}, index) => (pages[index + 1]?.firstSection ?? sections.length) - firstSection),
    levels: sections.map(({level}) => level).join(''),
    headings,
    // Half of the headings stand on several pages, farther apart than gzip looks back.
    places: inPages.map(({heading}) => {
      const place = numbers.get(heading)!;
      if (place < written) return place;
      written++;
      return NEXT_HEADING;
    }),
    anchors: inPages.map(({heading, anchor}) => (anchor === anchorOf(heading) ? 1 : anchor)),
    synonyms,
  });
  return columns([new TextEncoder().encode(names)]);
}

function packTerms({terms, offsets, sectionIds, weights}: IndexTerms): Uint8Array {
  const prefixLengths = terms.map((term, index) => sharedPrefixLength(term, terms[index - 1] ?? ''));
  const suffixes = terms.map((term, index) => term.slice(prefixLengths[index]));
  const frequencies = terms.map((_, index) => offsets[index + 1]! - offsets[index]!);
  return columns([
    new TextEncoder().encode(suffixes.join('\n')),
    varints(prefixLengths),
    varints(frequencies),
    varints(deltasOf(sectionIds, offsets)),
    bySection(weights, sectionIds),
  ]);
}

/**
 * Cuts where the first character changes and enough postings have come together, and before the pairs of words, which only long queries
 * need.
 */
function splitTerms({terms, offsets, sectionIds, weights}: IndexTerms): IndexTerms[] {
  const parts: IndexTerms[] = [];
  let first = 0;
  for (let end = 1; end <= terms.length; end++) {
    const [last = '', next] = [terms[end - 1], terms[end]];
    const isEnough = offsets[end]! - offsets[first]! >= POSTINGS_PER_PART || isBigram(next ?? '');
    if (next !== undefined && !(isEnough && next.charAt(0) !== last.charAt(0) && !isBigram(terms[first]!))) continue;
    const [from, to] = [offsets[first]!, offsets[end]!];
    parts.push({
      terms: terms.slice(first, end),
      offsets: offsets.slice(first, end + 1).map((offset) => offset - from),
      sectionIds: sectionIds.slice(from, to),
      weights: weights.slice(from, to),
    });
    first = end;
  }
  return parts;
}

function columns(parts: Uint8Array[]): Uint8Array {
  return concat([new TextEncoder().encode(MAGIC), varints(parts.map(({length}) => length)), ...parts]);
}

function sharedPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The differences between the sections of a term; the first of each term stays as it is. */
function deltasOf(sectionIds: Uint16Array, offsets: Uint32Array): Uint16Array {
  const deltas = sectionIds.slice();
  for (let term = 0; term + 1 < offsets.length; term++)
    for (let index = offsets[term]! + 1; index < offsets[term + 1]!; index++) deltas[index] = sectionIds[index]! - sectionIds[index - 1]!;
  return deltas;
}

function bySection(weights: Uint8Array, sectionIds: Uint16Array): Uint8Array {
  const sorted = new Uint8Array(weights.length);
  for (const [posting, place] of placesBySection(sectionIds).entries()) sorted[place] = weights[posting]!;
  return sorted;
}

/** Seven bits per byte; the eighth says that more follow. */
function varints(values: ArrayLike<number>): Uint8Array {
  const bytes: number[] = [];
  for (let value of Array.from(values)) {
    for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
    bytes.push(value);
  }
  return Uint8Array.from(bytes);
}

function concat(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
