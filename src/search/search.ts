import {EMPTY_WORDS, WEAK_WORDS} from './empty-words';
import {expand} from './expand';
import {LEVELS, type IndexData} from './index-data';
import {parseQuery, type Wanted} from './query';
import {chunksOf, compactOf} from './words';

/** A section that answers a query. */
export type Answer = {section: number; score: number};

export type Answers = {
  answers: Answer[];
  /** Terms that were found, to be highlighted in the results. */
  found: string[];
};

/** A page's own heading counts more than one within it. */
const LEVEL_FACTORS = [0, 2, 1.15, 1.05, 1, 1, 1];
/** How much a word counts in a section when it occurs elsewhere on its page. */
const ELSEWHERE = 0.2;
/** How much more a section counts when it has all words of a longer query. */
const TOGETHER = 0.7;
const LEAST_TOGETHER = 3;
/** How much more a section counts when it has the message that a reader typed, word for word. */
const VERBATIM = 2;
/** From this quality on, a term is taken for the word itself. */
const SURE = 0.84;
/** The share of a query that a page must answer. */
const LEAST_COVERAGE = 0.3;
const SYNONYM = 0.9;
const NAME = 1.2;
/** Small numbers are in many titles and are seldom what is asked for; nor are words that any question may contain. */
const WEAK = 0.4;
/** Pages with many sections contain the words of any question: how much that counts against them in a longer query. */
const LENGTH = 0.1;
const MOST_PER_PAGE = 3;
/** How much each doubling of the links to a page counts. */
const STANDING = 0.15;
/** Pages that are about something else and mention a lot. */
const KIND_FACTORS: Record<string, number> = {migration: 0.7, legal: 0.8};
/** Products beside the toolkit, and work on the toolkit itself: they share its words, and readers who mean them name them, as their titles do. */
const ASIDE = /\/docs\/(?:recorder|editor-starter|timeline|contributing)\//;
const ASIDE_FACTOR = 0.75;
/** How much more a section counts when its heading is the name that was typed. */
const NAMED = 2;

/** Sections that answer a query, best pages first, at most three per page. */
export function search(index: IndexData, text: string): Answers {
  const query = parseQuery(text, index.synonyms);
  const words = query.words.map((word) => scoresOf(index, word, true));
  const names = query.names.map((name) => scoresOf(index, name, false)).filter(({documents}) => documents > 0);
  if (words.length === 0 && names.length === 0) return {answers: [], found: []};

  const pairs = names.filter(({word}) => word.startsWith('~'));
  const wantedPairs = query.names.filter(({term}) => term.startsWith('~')).length;
  const total = index.sections.length;
  const asked = compactOf(text);
  const weigh = ({documents}: Scores) => Math.log(1 + total / (documents || 1));
  const unknown = Math.log(1 + total) / 2;
  const weights = words.map((word) => (word.documents > 0 ? weigh(word) : unknown) * (isWeak(word.word) ? WEAK : 1));
  const wantedWeight = weights.reduce((sum, weight) => sum + weight, 0);

  const ranked = index.pages.flatMap((page, pageNumber) => {
    const from = page.firstSection;
    const to = index.pages[pageNumber + 1]?.firstSection ?? total;
    const best = [...words, ...names].map(({scores}) => highest(scores, from, to));
    // A word is also answered by a name that it is part of.
    const isAnswered = ({word}: Scores, number: number) =>
      best[number]! > 0 || names.some((name, at) => best[words.length + at]! > 0 && name.word.includes(word));
    const covered = wantedWeight === 0 ? 1 : sumOf(words, (word, number) => (isAnswered(word, number) ? weights[number]! : 0)) / wantedWeight;
    if (covered < LEAST_COVERAGE || best.every((score) => score === 0)) return [];
    const sections: Answer[] = [];
    for (let section = from; section < to; section++) {
      const own = sumOf(words, ({scores}, word) => weights[word]! * scores[section]!) + sumOf(names, (name) => NAME * weigh(name) * name.scores[section]!);
      if (own === 0) continue;
      const elsewhere = sumOf(words, (_, word) => weights[word]! * best[word]!);
      const share = words.length < LEAST_TOGETHER ? 0 : sumOf(words, ({holders}, word) => (holders[section] ? weights[word]! : 0)) / wantedWeight;
      const verbatim = pairs.length < LEAST_TOGETHER ? 0 : pairs.filter(({scores}) => scores[section]! > 0).length / wantedPairs;
      const closeness = (1 + TOGETHER * share ** 2) * (1 + VERBATIM * verbatim ** 2);
      const {level, heading} = index.sections[section]!;
      const named = names.length > 0 && heading && titleOf(heading).whole === asked ? NAMED : 1;
      sections.push({section, score: (own + ELSEWHERE * elsewhere) * closeness * named * LEVEL_FACTORS[level]!});
    }
    const length = words.length < LEAST_TOGETHER ? 1 : (to - from) ** -LENGTH;
    const factor =
      covered ** 0.8 *
      length *
      (KIND_FACTORS[page.kind] ?? 1) *
      (ASIDE.test(page.url) ? ASIDE_FACTOR : 1) *
      (1 + STANDING * page.standing) *
      (1 + likeness(page.title, words, names) ** 2);
    const top = sections
      .map(({section, score}) => ({section, score: score * factor}))
      .sort(byScore)
      .slice(0, MOST_PER_PAGE);
    const bestScore = top[0]?.score ?? 0;
    return bestScore > 0 ? [{score: bestScore, answers: top.filter(({score}) => score > bestScore / 2)}] : [];
  });
  ranked.sort(byScore);
  return {
    answers: ranked.flatMap(({answers}) => answers),
    found: [...words, ...names].flatMap(({qualities}) => [...qualities.keys()].filter((term) => !EMPTY_WORDS.has(term))),
  };
}

/** How closely a title is what the reader typed, no more and no less: 0 to 1. */
function likeness(title: string, words: Scores[], names: Scores[]): number {
  const {whole, parts} = titleOf(title);
  const byName = Math.max(0, ...[...words, ...names].map(({qualities}) => qualities.get(whole) ?? 0));
  if (words.length === 0) return byName;
  const told = sumOf(words, ({qualities}) => Math.max(0, ...parts.map((part) => qualities.get(part) ?? 0))) / words.length;
  const meant = sumOf(parts, (part) => Math.max(0, ...words.map(({qualities}) => qualities.get(part) ?? 0))) / (parts.length || 1);
  return Math.max(words.length === 1 || names.length > 0 ? byName : 0, told + meant === 0 ? 0 : (2 * told * meant) / (told + meant));
}

const isWeak = (word: string): boolean => /^\d{1,2}$/.test(word) || WEAK_WORDS.has(word);

const titles = new Map<string, {whole: string; parts: string[]}>();

/** Titles are compared with every query, so each is split only once. */
function titleOf(title: string): {whole: string; parts: string[]} {
  const known = titles.get(title);
  if (known) return known;
  const taken = {whole: compactOf(title), parts: chunksOf(title).flatMap(({parts}) => parts)};
  titles.set(title, taken);
  return taken;
}

type Scores = {
  word: string;
  /** How well each section answers the word: 0 to 1. */
  scores: Float32Array;
  /** 1 for the sections that have the word itself, or a synonym. */
  holders: Uint8Array;
  /** How many sections answer it. */
  documents: number;
  /** How likely it is that each term was meant. */
  qualities: Map<string, number>;
};

function scoresOf({terms, starts, sectionIds, weights, sections}: IndexData, {term: word, isOpen, synonyms}: Wanted, mayBeMisspelt: boolean): Scores {
  const scores = new Float32Array(sections.length);
  const holders = new Uint8Array(sections.length);
  const qualities = new Map<string, number>();
  let documents = 0;
  const take = (wanted: string, factor: number, open: boolean) => {
    for (const {term, quality} of expand(terms, wanted, {isOpen: open, mayBeMisspelt: mayBeMisspelt && factor === 1})) {
      qualities.set(terms[term]!, factor * quality);
      for (let posting = starts[term]!; posting < starts[term + 1]!; posting++) {
        const section = sectionIds[posting]!;
        const score = factor * quality * (weights[posting]! / LEVELS) ** 2;
        if (scores[section] === 0) documents++;
        if (factor * quality >= SURE) holders[section] = 1;
        if (score > scores[section]!) scores[section] = score;
      }
    }
  };
  take(word, 1, isOpen);
  for (const synonym of synonyms) take(synonym, SYNONYM, false);
  return {word, scores, holders, documents, qualities};
}

function highest(scores: Float32Array, from: number, to: number): number {
  let best = 0;
  for (let section = from; section < to; section++) if (scores[section]! > best) best = scores[section]!;
  return best;
}

const sumOf = <Item>(items: Item[], valueOf: (item: Item, index: number) => number): number =>
  items.reduce((sum, item, index) => sum + valueOf(item, index), 0);

const byScore = (a: {score: number}, b: {score: number}) => b.score - a.score;
