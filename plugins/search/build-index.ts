import type {Synonyms} from '../../core/data/synonyms';
import type {IndexData, IndexTerms, Purpose} from '../../src/search/index-data';
import {bigramTerms, proseTerms, titleTerms} from '../../src/search/tokenize';
import {pagePriors} from './page-priors';
import type {SearchPage, Section} from './records';
import {averageLengths, termWeights, type Field} from './term-weights';

/** How many characters of a section's prose are read: more would make the file larger and the ranking hardly better, as `npm run bench` shows. */
const TEXT_LENGTH = 200;
/** Beyond that, only terms with at most this document frequency, in pages, are read: readers who type one of them want one of these pages. */
const MAX_RARE_FREQUENCY = 8;
/** A number deep in the text says little about a page. */
const NUMBER = /^\d+$/;
/** A word describes a page when at least this many others use it where they link to the page. */
const MIN_LINK_COUNT = 2;
const MAX_LINK_COUNT = 4;

const PURPOSE_OF_KIND: Record<string, Purpose> = {troubleshooting: 'problem', faq: 'questions'};

/** Builds the inverted index: which section is about which term, and how much. */
export function buildIndex(pages: SearchPage[], synonyms: Synonyms): IndexData {
  const terms = {rare: rareTerms(pages), linkText: linkTextTerms(pages)};
  const sections = pages.flatMap((page) => page.sections.map((section) => fieldsOf(page, section, terms)));
  const priors = pagePriors(pages);
  let firstSection = 0;
  return {
    ...invert(sections),
    pages: pages.map(({url, title, group, kind, sections: {length}}) => {
      const first = firstSection;
      firstSection += length;
      return {url, title, group, firstSection: first, prior: priors.get(url) ?? 1, purpose: PURPOSE_OF_KIND[kind ?? ''] ?? 'subject'};
    }),
    sections: pages.flatMap((page, index) =>
      page.sections.map(({level, heading, anchor = ''}) => ({page: index, level, heading: level === 1 ? '' : heading, anchor})),
    ),
    synonyms,
  };
}

/** From the fields of each section to the postings of each term. */
function invert(sections: Field[][]): IndexTerms {
  const averages = averageLengths(sections);
  const postings = new Map<string, {section: number; weight: number}[]>();
  for (const [section, fields] of sections.entries()) {
    for (const [term, weight] of termWeights(fields, averages)) {
      const list = postings.get(term);
      if (list) list.push({section, weight});
      else postings.set(term, [{section, weight}]);
    }
  }
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const lists = terms.map((term) => postings.get(term) ?? []);
  const offsets = Uint32Array.from([0, ...lists.map(({length}) => length)]);
  for (let index = 1; index < offsets.length; index++) offsets[index]! += offsets[index - 1]!;
  return {
    terms,
    offsets,
    sectionIds: Uint16Array.from(lists.flatMap((list) => list.map(({section}) => section))),
    weights: Uint8Array.from(lists.flatMap((list) => list.map(({weight}) => weight))),
  };
}

type SiteTerms = {rare: ReadonlySet<string>; linkText: ReadonlyMap<string, string[]>};

function fieldsOf(page: SearchPage, {level, heading, text, quoted, leadIns = ''}: Section, {rare, linkText}: SiteTerms): Field[] {
  const isPage = level === 1;
  if (isMessage(page, level)) return messageFields(heading, quoted);
  return [
    {weight: 7.3, terms: isListed(page, text) ? wholeNames(heading) : titleTerms(heading)},
    {weight: 2.5, terms: isPage ? titleTerms([page.url.replace(/[/-]+/g, ' '), page.package ?? ''].join(' ')) : []},
    {weight: 1.6, terms: isPage ? proseTerms(page.description) : []},
    {weight: 0.45, terms: isPage ? (linkText.get(page.url) ?? []) : []},
    {weight: 5, terms: quoted.split('\n').flatMap((line) => bigramTerms(line))},
    {
      weight: 1,
      terms: [...proseTerms(`${text.slice(0, TEXT_LENGTH)} ${quoted} ${leadIns}`), ...proseTerms(text.slice(TEXT_LENGTH)).filter((term) => rare.has(term))],
    },
  ];
}

/** The explanation of an error or a warning: a heading on one of the pages that hold nothing else. */
const isMessage = ({url}: SearchPage, level: number): boolean => level === 3 && /\/messages\/[\w-]+$/.test(url);

/** A message is found by its words and pairs of words; what explains it would be found by questions that other pages answer. */
const messageFields = (heading: string, quoted: string): Field[] => [
  {weight: 7.3, terms: titleTerms(heading)},
  {weight: 5, terms: quoted.split('\n').flatMap((line) => bigramTerms(line))},
];

/** An entry of `<Exports>`, of which search knows the name alone. */
const isListed = ({kind}: SearchPage, text: string): boolean => kind === 'type' && text === '';

/**
 * Names of types repeat the words of what they belong to, so that their parts would make those words count less everywhere.
 * So would constants such as DEFAULT_TIMEOUT, which are found by the page.
 */
function wholeNames(heading: string): string[] {
  const names = new Set(heading.toLowerCase().split(', '));
  return titleTerms(heading).filter((term) => names.has(term));
}

function rareTerms(pages: SearchPage[]): Set<string> {
  const frequencies = documentFrequencies(
    pages.map(({sections}) => ({key: '', terms: sections.flatMap(({heading, text, quoted}) => proseTerms(`${heading} ${text} ${quoted}`))})),
  );
  return new Set([...(frequencies.get('') ?? [])].filter(([term, frequency]) => frequency <= MAX_RARE_FREQUENCY && !NUMBER.test(term)).map(([term]) => term));
}

/** What other pages say where they link to a page: the words that several of them use, as often as they do. */
function linkTextTerms(pages: SearchPage[]): Map<string, string[]> {
  const frequencies = documentFrequencies(
    pages.flatMap(({links}) =>
      [...new Set(links.map(({url}) => url))].map((key) => ({key, terms: links.filter(({url}) => url === key).flatMap(({around}) => proseTerms(around))})),
    ),
  );
  return new Map(
    [...frequencies].map(([url, terms]) => [
      url,
      [...terms].filter(([, count]) => count >= MIN_LINK_COUNT).flatMap(([term, count]) => Array.from({length: Math.min(count, MAX_LINK_COUNT)}, () => term)),
    ]),
  );
}

/** How many entries of a key contain each term. */
function documentFrequencies(entries: {key: string; terms: string[]}[]): Map<string, Map<string, number>> {
  const frequencies = new Map<string, Map<string, number>>();
  for (const {key, terms} of entries) {
    const own = frequencies.get(key) ?? new Map<string, number>();
    frequencies.set(key, own);
    for (const term of new Set(terms)) own.set(term, (own.get(term) ?? 0) + 1);
  }
  return frequencies;
}
