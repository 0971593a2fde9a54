import type {Synonyms} from '../../core/data/synonyms';
import {LEVELS, type IndexData} from '../../src/search/index-data';
import type {SearchPage, Section} from './records';
import {messageTerms, proseTerms, titleTerms} from '../../src/search/words';

/** How many characters of a section's prose are read: more would make the file larger and the ranking hardly better, as `npm run bench` shows. */
const TEXT_LENGTH = 240;
/** Beyond that, only words on at most this many pages are read: readers who type one of them mean one of these pages. */
const RARE = 4;
/** A word describes a page when at least this many others use it where they link to the page. */
const LEAST_SAID = 2;
const MOST_SAID = 4;

type Field = {weight: number; terms: string[]};

/** Records which section is about which term, and how much: heavier fields and shorter texts count most. */
export function buildIndex(pages: SearchPage[], synonyms: Synonyms): IndexData {
  const words = {rare: rareTerms(pages), said: saidTerms(pages)};
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, fields: fieldsOf(page, section, words)})));
  const averages = averageLengths(sections.map(({fields}) => fields));
  const postings = new Map<string, {section: number; weight: number}[]>();
  for (const [section, {fields}] of sections.entries()) {
    for (const [term, weight] of weightsOf(fields, averages)) {
      const list = postings.get(term);
      if (list) list.push({section, weight});
      else postings.set(term, [{section, weight}]);
    }
  }
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const lists = terms.map((term) => postings.get(term) ?? []);
  const starts = Uint32Array.from([0, ...lists.map(({length}) => length)]);
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;

  const standings = standingsOf(pages);
  let firstSection = 0;
  return {
    pages: pages.map(({url, title, group, kind = '', package: name = '', sections: {length}}) => {
      const first = firstSection;
      firstSection += length;
      return {url, title, group, kind, package: name, firstSection: first, standing: standings.get(url) ?? 0};
    }),
    sections: pages.flatMap((page, index) =>
      page.sections.map(({level, heading, anchor = ''}) => ({page: index, level, heading: level === 1 ? '' : heading, anchor})),
    ),
    terms,
    starts,
    sectionIds: Uint16Array.from(lists.flatMap((list) => list.map(({section}) => section))),
    weights: Uint8Array.from(lists.flatMap((list) => list.map(({weight}) => weight))),
    synonyms,
  };
}

type SiteWords = {rare: ReadonlySet<string>; said: ReadonlyMap<string, string[]>};

function fieldsOf(page: SearchPage, {level, heading, text, quoted}: Section, {rare, said}: SiteWords): Field[] {
  const isPage = level === 1;
  return [
    {weight: 8, terms: titleTerms(heading)},
    {weight: 2.5, terms: isPage ? titleTerms([page.url.replace(/[/-]+/g, ' '), page.package ?? ''].join(' ')) : []},
    {weight: 2.5, terms: isPage ? proseTerms(page.description) : []},
    {weight: 0.7, terms: isPage ? (said.get(page.url) ?? []) : []},
    {weight: 5, terms: quoted.split('\n').flatMap((line) => messageTerms(line))},
    {weight: 1, terms: [...proseTerms(`${text.slice(0, TEXT_LENGTH)} ${quoted}`), ...proseTerms(text.slice(TEXT_LENGTH)).filter((term) => rare.has(term))]},
  ];
}

function rareTerms(pages: SearchPage[]): Set<string> {
  const counts = countPages(
    pages.map(({sections}) => ({key: '', terms: sections.flatMap(({heading, text, quoted}) => proseTerms(`${heading} ${text} ${quoted}`))})),
  );
  return new Set([...(counts.get('') ?? [])].filter(([, count]) => count <= RARE).map(([term]) => term));
}

/** What other pages say about each page: the words that several of them use, as often as they do. */
function saidTerms(pages: SearchPage[]): Map<string, string[]> {
  const counts = countPages(
    pages.flatMap(({links}) =>
      [...new Set(links.map(({url}) => url))].map((key) => ({key, terms: links.filter(({url}) => url === key).flatMap(({around}) => proseTerms(around))})),
    ),
  );
  return new Map(
    [...counts].map(([url, terms]) => [
      url,
      [...terms].filter(([, count]) => count >= LEAST_SAID).flatMap(([term, count]) => Array.from({length: Math.min(count, MOST_SAID)}, () => term)),
    ]),
  );
}

/** How many entries of a key contain each term. */
function countPages(entries: {key: string; terms: string[]}[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const {key, terms} of entries) {
    const own = counts.get(key) ?? new Map<string, number>();
    counts.set(key, own);
    for (const term of new Set(terms)) own.set(term, (own.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The more often a term occurs, the more it counts, with diminishing returns; in a long field, each term counts less. */
function weightsOf(fields: Field[], averages: number[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [index, {weight, terms}] of fields.entries()) {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = 0.4 + (0.6 * terms.length) / (averages[index] || 1);
    for (const [term, count] of counts) sums.set(term, (sums.get(term) ?? 0) + (weight * count * 2.2) / (count + 1.2 * length));
  }
  // The square root keeps small differences apart; the search squares it again.
  return new Map([...sums].map(([term, sum]) => [term, Math.max(1, Math.min(LEVELS, Math.round(LEVELS * Math.sqrt(sum / 16))))]));
}

function averageLengths(sections: Field[][]): number[] {
  const count = sections[0]?.length ?? 0;
  return Array.from({length: count}, (_, field) => {
    const lengths = sections.map((fields) => fields[field]?.terms.length ?? 0).filter(Boolean);
    return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  });
}

/** Pages that others link to are searched for more often. */
function standingsOf(pages: SearchPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {links} of pages) for (const url of new Set(links.map((link) => link.url))) counts.set(url, (counts.get(url) ?? 0) + 1);
  return new Map([...counts].map(([url, count]) => [url, Math.round(Math.log2(1 + count))]));
}
