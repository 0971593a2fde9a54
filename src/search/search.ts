import type {IndexData} from './index-data';
import {parseQuery} from './query';
import {inverseDocumentFrequency, scoreTerm, type TermScores} from './score-term';
import {COMMON_QUESTION_WORDS, STOP_WORDS} from './stop-words';
import {splitTitle, titleMatch} from './title-match';
import {compactOf, isBigram} from './tokenize';

/** A section that answers a query. */
export type RankedSection = {section: number; score: number};

export type SearchResult = {
  sections: RankedSection[];
  /** Terms that were found, to be highlighted in the results. */
  found: string[];
};

/** By level: a page's own heading counts more than one within it. */
const LEVEL_FACTORS = [0, 2, 1.15, 1.05, 1, 1, 1];
/** How much a word counts in a section when it occurs elsewhere on its page. */
const ELSEWHERE_ON_PAGE = 0.2;
/** How much more a section counts when it has all words of a longer query. */
const COORDINATION = 0.7;
/** From this many words on, a query is a longer one. */
const MIN_LONG_QUERY = 3;
/** How much more a section counts when it has the message that a reader typed, word for word. */
const PHRASE = 2;
/** The share of a query, by weight, that a page must answer. */
const MIN_COVERAGE = 0.3;
const COVERAGE_EXPONENT = 0.8;
const NAME = 1.2;
/** Small numbers are in many titles and are seldom what is asked for; nor are words that any question may contain. */
const LOW_WEIGHT = 0.4;
/** Length normalization: pages with many sections contain the words of any longer query. */
const LENGTH_EXPONENT = -0.1;
const MAX_SECTIONS_PER_PAGE = 3;
/** How much more a section counts when its heading is the name that was typed. */
const EXACT_HEADING = 2;

/**
 * Sections that answer a query, best pages first, at most three per page. A section's score sums the BM25F weights of the query's terms,
 * each times its inverse document frequency; factors for proximity, the title and the page's prior follow.
 */
export function search(index: IndexData, text: string): SearchResult {
  const query = parseQuery(text, index.synonyms);
  const words = query.words.map((word) => scoreTerm(index, word, true));
  const names = query.names.map((name) => scoreTerm(index, name, false)).filter(({frequency}) => frequency > 0);
  if (words.length === 0 && names.length === 0) return {sections: [], found: []};

  const bigrams = names.filter(({term}) => isBigram(term));
  const bigramCount = query.names.filter(({term}) => isBigram(term)).length;
  const isLong = words.length >= MIN_LONG_QUERY;
  const total = index.sections.length;
  const compactQuery = compactOf(text);
  const idf = ({frequency}: TermScores) => inverseDocumentFrequency(frequency, total);
  const unknownIdf = Math.log(1 + total) / 2;
  const weights = words.map((word) => (word.frequency > 0 ? idf(word) : unknownIdf) * (isLowWeight(word.term) ? LOW_WEIGHT : 1));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);

  const ranked = index.pages.flatMap((page, pageNumber) => {
    const from = page.firstSection;
    const to = index.pages[pageNumber + 1]?.firstSection ?? total;
    const best = [...words, ...names].map(({scores}) => highest(scores, from, to));
    // A word is also answered by a name that it is part of.
    const isAnswered = ({term}: TermScores, number: number) =>
      best[number]! > 0 || names.some((name, at) => best[words.length + at]! > 0 && name.term.includes(term));
    const coverage = totalWeight === 0 ? 1 : sumOf(words, (word, number) => (isAnswered(word, number) ? weights[number]! : 0)) / totalWeight;
    if (coverage < MIN_COVERAGE || best.every((score) => score === 0)) return [];
    const elsewhere = sumOf(words, (_, word) => weights[word]! * best[word]!);
    const sections: RankedSection[] = [];
    for (let section = from; section < to; section++) {
      const own = sumOf(words, ({scores}, word) => weights[word]! * scores[section]!) + sumOf(names, (name) => NAME * idf(name) * name.scores[section]!);
      if (own === 0) continue;
      const together = isLong ? sumOf(words, ({exact}, word) => (exact[section] ? weights[word]! : 0)) / totalWeight : 0;
      const verbatim = bigrams.length < MIN_LONG_QUERY ? 0 : bigrams.filter(({scores}) => scores[section]! > 0).length / bigramCount;
      const proximity = (1 + COORDINATION * together ** 2) * (1 + PHRASE * verbatim ** 2);
      const {level, heading} = index.sections[section]!;
      const exactHeading = names.length > 0 && heading && splitTitle(heading).whole === compactQuery ? EXACT_HEADING : 1;
      sections.push({section, score: (own + ELSEWHERE_ON_PAGE * elsewhere) * proximity * exactHeading * LEVEL_FACTORS[level]!});
    }
    const length = isLong ? (to - from) ** LENGTH_EXPONENT : 1;
    const factor = coverage ** COVERAGE_EXPONENT * length * page.prior * (1 + titleMatch(page.title, words, names) ** 2);
    const top = sections
      .map(({section, score}) => ({section, score: score * factor}))
      .sort(byScore)
      .slice(0, MAX_SECTIONS_PER_PAGE);
    const bestScore = top[0]?.score ?? 0;
    return bestScore > 0 ? [{score: bestScore, sections: top.filter(({score}) => score > bestScore / 2)}] : [];
  });
  ranked.sort(byScore);
  return {
    sections: ranked.flatMap(({sections}) => sections),
    found: [...words, ...names].flatMap(({expansions}) => [...expansions.keys()].filter((term) => !STOP_WORDS.has(term))),
  };
}

const isLowWeight = (word: string): boolean => /^\d{1,2}$/.test(word) || COMMON_QUESTION_WORDS.has(word);

function highest(scores: Float32Array, from: number, to: number): number {
  let best = 0;
  for (let section = from; section < to; section++) if (scores[section]! > best) best = scores[section]!;
  return best;
}

const sumOf = <Item>(items: Item[], valueOf: (item: Item, index: number) => number): number =>
  items.reduce((sum, item, index) => sum + valueOf(item, index), 0);

const byScore = (a: {score: number}, b: {score: number}) => b.score - a.score;
