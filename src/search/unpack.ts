import {PURPOSES, type IndexNames, type IndexTerms} from './index-data';

/** The first bytes of each file of an index; the number goes up with each change of the format. */
export const MAGIC = 'search-5';

/**
 * Reads the names of pages and sections that plugins/search/pack.ts wrote.
 * @throws Error when the bytes are something else
 */
export function unpackNames(bytes: Uint8Array): IndexNames {
  const [names] = columnsOf(bytes, 1) as [Uint8Array];
  return readNames(new TextDecoder().decode(names));
}

/**
 * Reads a part of the terms that plugins/search/pack.ts wrote.
 * @throws Error when the bytes are something else
 */
export function unpackTerms(bytes: Uint8Array): IndexTerms {
  const [suffixes, prefixLengths, counts, deltas, weights] = columnsOf(bytes, 5) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const shared = readVarints(prefixLengths);
  let last = '';
  const terms =
    shared.length === 0
      ? []
      : new TextDecoder()
          .decode(suffixes)
          .split('\n')
          .map((suffix, index) => (last = last.slice(0, shared[index]) + suffix));
  const frequencies = readVarints(counts);
  const offsets = new Uint32Array(frequencies.length + 1);
  for (const [index, frequency] of frequencies.entries()) offsets[index + 1] = offsets[index]! + frequency;
  const sectionIds = new Uint16Array(weights.length);
  for (const [index, delta] of readVarints(deltas).entries()) sectionIds[index] = delta;
  for (let term = 0; term < frequencies.length; term++)
    for (let index = offsets[term]! + 1; index < offsets[term + 1]!; index++) sectionIds[index]! += sectionIds[index - 1]!;
  const ordered = new Uint8Array(weights.length);
  const places = placesBySection(sectionIds);
  for (let posting = 0; posting < ordered.length; posting++) ordered[posting] = weights[places[posting]!]!;
  return {terms, offsets, sectionIds, weights: ordered};
}

/** Each column stands after those before it; their lengths stand first. */
function columnsOf(bytes: Uint8Array, count: number): Uint8Array[] {
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new Error('This is not a search index, or it is from another version of the site.');
  const reader = {bytes, at: MAGIC.length};
  const lengths = Array.from({length: count}, () => readVarint(reader));
  const columns = lengths.map((length) => {
    reader.at += length;
    return bytes.subarray(reader.at - length, reader.at);
  });
  if (reader.at !== bytes.length) throw new Error('The search index is cut off.');
  return columns;
}

/**
 * Where each posting stands when they are sorted by section. Most words of a section have the same weight, so that weights compress
 * better in this order than in that of the terms.
 */
export function placesBySection(sectionIds: Uint16Array): Uint32Array {
  const sections = sectionIds.reduce((last, section) => Math.max(last, section), -1) + 1;
  const next = new Uint32Array(sections + 1);
  for (let posting = 0; posting < sectionIds.length; posting++) next[sectionIds[posting]! + 1]!++;
  for (let section = 1; section <= sections; section++) next[section]! += next[section - 1]!;
  const places = new Uint32Array(sectionIds.length);
  for (let posting = 0; posting < places.length; posting++) places[posting] = next[sectionIds[posting]!]!++;
  return places;
}

/** The place of a heading that no section had before: it is the next one. */
export const NEXT_HEADING = -1;

type Names = {
  pages: [url: string, title: string, group: string, prior: number, purpose: number][];
  counts: number[];
  levels: string;
  /** Each once. */
  headings: string[];
  /** Which of them each section within a page has. */
  places: number[];
  anchors: (string | 1)[];
  synonyms: IndexNames['synonyms'];
};

function readNames(json: string): IndexNames {
  const {pages, counts, levels, headings, places, anchors, synonyms} = JSON.parse(json) as Names;
  let read = 0;
  const inPages = places.map((place) => headings[place === NEXT_HEADING ? read++ : place] ?? '');
  let section = 0;
  let number = 0;
  const sections: IndexNames['sections'] = [];
  const named = pages.map(([url, title, group, prior, purpose], page) => {
    const firstSection = section;
    for (; section < firstSection + (counts[page] ?? 0); section++) {
      const level = Number(levels[section]);
      const heading = level > 1 ? (inPages[number] ?? '') : '';
      const anchor = level > 1 ? (anchors[number++] ?? '') : '';
      sections.push({page, level, heading, anchor: anchor === 1 ? anchorOf(heading) : anchor});
    }
    return {url, title, group, firstSection, prior, purpose: PURPOSES[purpose] ?? 'subject'};
  });
  return {pages: named, sections, synonyms};
}

/** The usual anchor of a heading; others are written out. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

type Reader = {bytes: Uint8Array; at: number};

function readVarint(reader: Reader): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at++];
    if (byte === undefined) throw new Error('The search index is cut off.');
    value |= (byte & 127) << shift;
    if (byte < 128) return value;
  }
}

function readVarints(bytes: Uint8Array): number[] {
  const reader = {bytes, at: 0};
  const values: number[] = [];
  while (reader.at < bytes.length) values.push(readVarint(reader));
  return values;
}
