import {PURPOSES, type IndexData} from './index-data';

/** The first bytes of an index; the number goes up with each change of the format. */
export const MAGIC = 'search-4';

/**
 * Reads what plugins/search/pack.ts wrote.
 * @throws Error when the bytes are something else
 */
export function unpack(bytes: Uint8Array): IndexData {
  const text = new TextDecoder();
  if (text.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new Error('This is not a search index, or it is from another version of the site.');
  const reader = {bytes, at: MAGIC.length};
  const lengths = Array.from({length: 6}, () => readVarint(reader));
  const [names, suffixes, prefixLengths, counts, deltas, weights] = lengths.map((length) => {
    reader.at += length;
    return bytes.subarray(reader.at - length, reader.at);
  }) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  if (reader.at !== bytes.length) throw new Error('The search index is cut off.');

  const shared = readVarints(prefixLengths);
  let last = '';
  const terms = text
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
  const {pages, sections, synonyms} = readNames(text.decode(names));
  const ordered = new Uint8Array(weights.length);
  const places = placesBySection(sectionIds, sections.length);
  for (let posting = 0; posting < ordered.length; posting++) ordered[posting] = weights[places[posting]!]!;
  return {pages, sections, synonyms, terms, offsets, sectionIds, weights: ordered};
}

/**
 * Where each posting stands when they are sorted by section. Most words of a section have the same weight, so that weights compress
 * better in this order than in that of the terms.
 */
export function placesBySection(sectionIds: Uint16Array, sections: number): Uint32Array {
  const next = new Uint32Array(sections + 1);
  for (let posting = 0; posting < sectionIds.length; posting++) next[sectionIds[posting]! + 1]!++;
  for (let section = 1; section <= sections; section++) next[section]! += next[section - 1]!;
  const places = new Uint32Array(sectionIds.length);
  for (let posting = 0; posting < places.length; posting++) places[posting] = next[sectionIds[posting]!]!++;
  return places;
}

type Names = {
  pages: [url: string, title: string, group: string, prior: number, purpose: number][];
  counts: number[];
  levels: string;
  headings: string[];
  anchors: (string | 1)[];
  synonyms: IndexData['synonyms'];
};

function readNames(json: string): Pick<IndexData, 'pages' | 'sections' | 'synonyms'> {
  const {pages, counts, levels, headings, anchors, synonyms} = JSON.parse(json) as Names;
  let section = 0;
  let heading = 0;
  const sections: IndexData['sections'] = [];
  const read = pages.map(([url, title, group, prior, purpose], page) => {
    const firstSection = section;
    for (; section < firstSection + (counts[page] ?? 0); section++) {
      const level = Number(levels[section]);
      const words = level > 1 ? (headings[heading] ?? '') : '';
      const anchor = level > 1 ? (anchors[heading++] ?? '') : '';
      sections.push({page, level, heading: words, anchor: anchor === 1 ? anchorOf(words) : anchor});
    }
    return {url, title, group, firstSection, prior, purpose: PURPOSES[purpose] ?? 'subject'};
  });
  return {pages: read, sections, synonyms};
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
