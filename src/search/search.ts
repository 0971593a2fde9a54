import {isKnown} from './expand';
import type {IndexData} from './index-data';
import {saysWhatIsWrong} from './problem';
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
  /** Words of the query that no page has, nor a word like them: what the results are not about. */
  unknown: string[];
  /** How many words the query has without those that say nothing. */
  wordCount: number;
};

const NOTHING: SearchResult = {sections: [], found: [], unknown: [], wordCount: 0};

/** By level: a page's own heading counts more than one within it. */
const LEVEL_FACTORS = [0, 1.85, 1.3, 1.05, 1, 1, 1];
/** How much more a section counts when it has all words of a longer query. */
const COORDINATION = 1.2;
/** From this many words on, a query is a longer one. */
const MIN_LONG_QUERY = 3;

type Weighting = {
  /** How much a word counts in a section when it occurs elsewhere on its page. */
  elsewhere: number;
  /** Exponents: how much it counts that a page answers all of the query, and that a word is rare. */
  coverage: number;
  idf: number;
  /** How much more a page counts whose title is the query. */
  title: number;
  /** Length normalization, an exponent: pages with many sections contain the words of any longer query. */
  length: number;
  /** How much the page's prior counts, an exponent: a sentence says more about what is meant than the number of links to a page. */
  prior: number;
};

/** A word or two name a subject; a longer query tells of one, in words that a page has in several places. */
const SHORT: Weighting = {elsewhere: 0.2, coverage: 0.9, idf: 0.6, title: 1.5, length: 0, prior: 1};
const LONG: Weighting = {elsewhere: 0.37, coverage: 0.5, idf: 0.9, title: 0.4, length: -0.1, prior: 0.85};
/** How much more a section counts when it has the message that a reader typed, word for word. */
const PHRASE = 2;
/** The share of a query, by weight, that a page must answer. */
const MIN_COVERAGE = 0.3;
/** How much of a word is answered by a page that only has a word like it. */
const INEXACT = 0.7;
const NAME = 1.2;
/** In a sentence, words that would be a name if they were written together are seldom meant as one: "render media without sound". */
const JOINED_NAME = 0.6;
/** Small numbers are in many titles and are seldom what is asked for; nor are words that any question may contain. */
const LOW_WEIGHT = 0.4;
const MAX_SECTIONS_PER_PAGE = 3;
/** How much more a section counts when its heading is the name that was typed. */
const EXACT_HEADING = 2;
/** When a query says that something does not work: how much more a page about such a problem counts, or a question about one, and a section that lists problems. */
const PROBLEM_PAGE = 1.75;
const PROBLEM_SECTION = 1.3;
const PROBLEM_HEADING = 'What goes wrong';
/** A page that explains messages, one below each heading. */
const MESSAGES_PAGE = /\/messages\/[\w-]+$/;
/** How much more such a section counts when a message was pasted, and how much when something else was asked, which other pages answer. */
const PASTED_MESSAGE = 5;
const NO_MESSAGE = 0.3;
/** The share of the pairs of words in a query that a message must have to be the one that was pasted. */
const MIN_VERBATIM = 0.2;
/** One pair of words may be in any question. */
const MIN_PAIRS = 2;
/** A section that answers a question of its own counts like a page, whatever its level. */
const QUESTION_FACTOR = 1.15;

/**
 * Sections that answer a query, best pages first, at most three per page. A section's score sums the BM25F weights of the query's terms,
 * each times its inverse document frequency; factors for proximity, the title and the page's prior follow.
 * @param alongside all indexes that are searched with this one: a word that any of them knows is not misspelled
 */
export function search(index: IndexData, text: string, alongside: IndexData[] = [index]): SearchResult {
  const query = parseQuery(text, index.synonyms);
  const words = query.words.map((word) => scoreTerm(index, word, !alongside.some(({terms}) => isKnown(terms, word))));
  const names = query.names.map((name) => scoreTerm(index, name, false)).filter(({frequency}) => frequency > 0);
  if (words.length === 0 && names.length === 0) return NOTHING;

  const bigrams = names.filter(({term}) => isBigram(term));
  const bigramCount = query.names.filter(({term}) => isBigram(term)).length;
  const isLong = words.length >= MIN_LONG_QUERY;
  const nameWeights = names.map((name) => (isLong && name.isJoined ? JOINED_NAME : NAME) * inverseDocumentFrequency(name.frequency, index.sections.length));
  const namesOfTitles = isLong ? names.filter(({isJoined}) => !isJoined) : names;
  const weighting = isLong ? LONG : SHORT;
  const total = index.sections.length;
  const compactQuery = compactOf(text);
  const idf = ({frequency}: TermScores) => inverseDocumentFrequency(frequency, total);
  const unknownIdf = Math.log(1 + total) / 2;
  const weights = words.map((word) => (word.frequency > 0 ? idf(word) : unknownIdf) ** weighting.idf * (isLowWeight(word.term) ? LOW_WEIGHT : 1));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);

  const ranked = index.pages.flatMap((page, pageNumber) => {
    const from = page.firstSection;
    const to = index.pages[pageNumber + 1]?.firstSection ?? total;
    const best = [...words, ...names].map(({scores}) => highest(scores, from, to));
    // A word is also answered by a name that it is part of.
    const isAnswered = ({term}: TermScores, number: number) =>
      best[number]! > 0 || names.some((name, at) => best[words.length + at]! > 0 && name.term.includes(term));
    const coverage =
      totalWeight === 0
        ? 1
        : sumOf(words, (word, number) => (isAnswered(word, number) ? weights[number]! * (hasAny(word.exact, from, to) ? 1 : INEXACT) : 0)) / totalWeight;
    if (coverage < MIN_COVERAGE || best.every((score) => score === 0)) return [];
    const isMessages = MESSAGES_PAGE.test(page.url);
    // The messages of a page have nothing to do with each other.
    const elsewhere = isMessages ? 0 : sumOf(words, (_, word) => weights[word]! * best[word]!);
    const sections: RankedSection[] = [];
    for (let section = from; section < to; section++) {
      const own = sumOf(words, ({scores}, word) => weights[word]! * scores[section]!) + sumOf(names, ({scores}, name) => nameWeights[name]! * scores[section]!);
      if (own === 0) continue;
      const together = isLong ? sumOf(words, ({exact}, word) => (exact[section] ? weights[word]! : 0)) / totalWeight : 0;
      const pairs = bigrams.filter(({scores}) => scores[section]! > 0).length;
      const verbatim = bigrams.length < MIN_LONG_QUERY ? 0 : pairs / bigramCount;
      const proximity = (1 + COORDINATION * together ** 2) * (1 + PHRASE * verbatim ** 2);
      const {level, heading} = index.sections[section]!;
      const exactHeading = names.length > 0 && heading && splitTitle(heading).whole === compactQuery ? EXACT_HEADING : 1;
      const isQuestion = page.purpose === 'questions' && level > 1;
      const problem = !query.isProblem ? 1 : heading === PROBLEM_HEADING ? PROBLEM_SECTION : isQuestion && saysWhatIsWrong(heading) ? PROBLEM_PAGE : 1;
      const place = isQuestion ? QUESTION_FACTOR : LEVEL_FACTORS[level]!;
      const message = !isMessages || bigramCount === 0 ? 1 : pairs >= MIN_PAIRS && pairs >= MIN_VERBATIM * bigramCount ? PASTED_MESSAGE : NO_MESSAGE;
      sections.push({section, score: (own + weighting.elsewhere * elsewhere) * proximity * exactHeading * problem * place * message});
    }
    const problem = query.isProblem && page.purpose === 'problem' ? PROBLEM_PAGE : 1;
    const title = 1 + weighting.title * titleMatch(page.title, words, namesOfTitles, weights) ** 2;
    const factor = coverage ** weighting.coverage * (to - from) ** weighting.length * page.prior ** weighting.prior * problem * title;
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
    unknown: words.filter(({expansions, term}) => expansions.size === 0 && !names.some((name) => name.term.includes(term))).map(({term}) => term),
    wordCount: words.length,
  };
}

/** Whether a query has a word that none of the indexes knows. */
export const hasUnknownWord = (indexes: IndexData[], text: string): boolean =>
  indexes.length > 0 && parseQuery(text, indexes[0]!.synonyms).words.some((word) => !indexes.some(({terms}) => isKnown(terms, word)));

const isLowWeight = (word: string): boolean => /^\d{1,2}$/.test(word) || COMMON_QUESTION_WORDS.has(word);

function hasAny(exact: Uint8Array, from: number, to: number): boolean {
  for (let section = from; section < to; section++) if (exact[section]) return true;
  return false;
}

function highest(scores: Float32Array, from: number, to: number): number {
  let best = 0;
  for (let section = from; section < to; section++) if (scores[section]! > best) best = scores[section]!;
  return best;
}

const sumOf = <Item>(items: Item[], valueOf: (item: Item, index: number) => number): number =>
  items.reduce((sum, item, index) => sum + valueOf(item, index), 0);

const byScore = (a: {score: number}, b: {score: number}) => b.score - a.score;
