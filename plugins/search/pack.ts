import type {IndexData} from '../../src/search/index-data';
import {anchorOf, MAGIC} from '../../src/search/unpack';

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

function concat(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
