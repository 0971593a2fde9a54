import {PURPOSES, type IndexData} from '../../src/search/index-data';
import {anchorOf, MAGIC, placesBySection} from '../../src/search/unpack';

/**
 * Writes an index in few bytes, in columns of similar values, which compress well: a line of JSON with names and URLs, then the terms
 * with front coding (each without the prefix that it shares with the one before), then the postings with delta encoding, as varints,
 * and last their weights, section by section.
 */
export function pack({pages, sections, terms, offsets, sectionIds, weights, synonyms}: IndexData): Uint8Array {
  const names = JSON.stringify({
    pages: pages.map(({url, title, group, prior, purpose}) => [url, title, group, prior, PURPOSES.indexOf(purpose)]),
    counts: pages.map(({firstSection}, index) => (pages[index + 1]?.firstSection ?? sections.length) - firstSection),
    levels: sections.map(({level}) => level).join(''),
    headings: sections.filter(({level}) => level > 1).map(({heading}) => heading),
    anchors: sections.filter(({level}) => level > 1).map(({heading, anchor}) => (anchor === anchorOf(heading) ? 1 : anchor)),
    synonyms,
  });
  const prefixLengths = terms.map((term, index) => sharedPrefixLength(term, terms[index - 1] ?? ''));
  const suffixes = terms.map((term, index) => term.slice(prefixLengths[index]));
  const frequencies = terms.map((_, index) => offsets[index + 1]! - offsets[index]!);
  const text = new TextEncoder();
  const parts = [
    text.encode(names),
    text.encode(suffixes.join('\n')),
    varints(prefixLengths),
    varints(frequencies),
    varints(deltasOf(sectionIds, offsets)),
    bySection(weights, sectionIds, sections.length),
  ];
  const lengths = varints(parts.map(({length}) => length));
  return concat([text.encode(MAGIC), lengths, ...parts]);
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

function bySection(weights: Uint8Array, sectionIds: Uint16Array, sections: number): Uint8Array {
  const sorted = new Uint8Array(weights.length);
  for (const [posting, place] of placesBySection(sectionIds, sections).entries()) sorted[place] = weights[posting]!;
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
