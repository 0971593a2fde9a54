import {type IndexData} from './index-data';

const MAGIC = 'search-1';

/**
 * Writes an index in few bytes, in columns of similar values, which compress well:
 * a line of JSON with names and URLs, then the terms without the beginnings that they share, then the postings as differences.
 */
export function pack({pages, sections, terms, starts, sectionIds, weights, synonyms}: IndexData): Uint8Array {
  const names = JSON.stringify({
    pages: pages.map(({url, title, group, kind, package: name, standing}) => [url, title, group, kind, name, standing]),
    counts: pages.map(({firstSection}, index) => (pages[index + 1]?.firstSection ?? sections.length) - firstSection),
    levels: sections.map(({level}) => level).join(''),
    headings: sections.filter(({level}) => level > 1).map(({heading}) => heading),
    anchors: sections.filter(({level}) => level > 1).map(({heading, anchor}) => (anchor === anchorOf(heading) ? 1 : anchor)),
    synonyms,
  });
  const shared = terms.map((term, index) => sharedLength(term, terms[index - 1] ?? ''));
  const suffixes = terms.map((term, index) => term.slice(shared[index]));
  const counts = terms.map((_, index) => starts[index + 1]! - starts[index]!);
  const distances = Array.from(sectionIds, (id, index) => id - (isStart(starts, index) ? 0 : sectionIds[index - 1]!));
  const text = new TextEncoder();
  const parts = [text.encode(names), text.encode(suffixes.join('\n')), varints(shared), varints(counts), varints(distances), weights];
  const lengths = varints(parts.map(({length}) => length));
  return concat([text.encode(MAGIC), lengths, ...parts]);
}

/**
 * Reads what `pack` wrote.
 * @throws Error when the bytes are something else
 */
export function unpack(bytes: Uint8Array): IndexData {
  const text = new TextDecoder();
  if (text.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new Error('This is not a search index, or it is from another version of the site.');
  const reader = {bytes, at: MAGIC.length};
  const lengths = Array.from({length: 6}, () => readVarint(reader));
  const [names, suffixes, shared, counts, distances, weights] = lengths.map((length) => {
    reader.at += length;
    return bytes.subarray(reader.at - length, reader.at);
  }) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  if (reader.at !== bytes.length) throw new Error('The search index is cut off.');

  const lengthsOfShared = readVarints(shared);
  let last = '';
  const terms = text
    .decode(suffixes)
    .split('\n')
    .map((suffix, index) => (last = last.slice(0, lengthsOfShared[index]) + suffix));
  const sizes = readVarints(counts);
  const starts = new Uint32Array(sizes.length + 1);
  for (const [index, size] of sizes.entries()) starts[index + 1] = starts[index]! + size;
  const sectionIds = new Uint16Array(weights.length);
  for (const [index, distance] of readVarints(distances).entries()) sectionIds[index] = distance;
  for (let term = 0; term < sizes.length; term++)
    for (let index = starts[term]! + 1; index < starts[term + 1]!; index++) sectionIds[index]! += sectionIds[index - 1]!;
  return {...readNames(text.decode(names)), terms, starts, sectionIds, weights};
}

type Names = {
  pages: [url: string, title: string, group: string, kind: string, name: string, standing: number][];
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
  const read = pages.map(([url, title, group, kind, name, standing], page) => {
    const firstSection = section;
    for (; section < firstSection + (counts[page] ?? 0); section++) {
      const level = Number(levels[section]);
      const words = level > 1 ? (headings[heading] ?? '') : '';
      const anchor = level > 1 ? (anchors[heading++] ?? '') : '';
      sections.push({page, level, heading: words, anchor: anchor === 1 ? anchorOf(words) : anchor});
    }
    return {url, title, group, kind, package: name, firstSection, standing};
  });
  return {pages: read, sections, synonyms};
}

/** The usual anchor of a heading; others are written out. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function isStart(starts: Uint32Array, index: number): boolean {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < index) low = middle + 1;
    else high = middle;
  }
  return starts[low] === index;
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

function concat(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
