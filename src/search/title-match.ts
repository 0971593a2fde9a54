import type {TermScores} from './score-term';
import {compactOf, tokenize} from './tokenize';

/** How closely a title is what the reader typed, no more and no less: the F1 score of its words and those of the query, or the name as a whole. 0 to 1. */
export function titleMatch(title: string, words: TermScores[], names: TermScores[], weights: number[]): number {
  const {whole, parts} = splitTitle(title);
  const asName = Math.max(0, ...[...words, ...names].map(({expansions}) => expansions.get(whole) ?? 0));
  if (words.length === 0) return asName;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const recall = words.reduce((sum, {expansions}, word) => sum + weights[word]! * Math.max(0, ...parts.map((part) => expansions.get(part) ?? 0)), 0) / total;
  const precision = mean(parts, (part) => Math.max(0, ...words.map(({expansions}) => expansions.get(part) ?? 0)));
  return Math.max(words.length === 1 || names.length > 0 ? asName : 0, recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision));
}

const cache = new Map<string, {whole: string; parts: string[]}>();

/** Titles are compared with every query, so each is split only once. */
export function splitTitle(title: string): {whole: string; parts: string[]} {
  const known = cache.get(title);
  if (known) return known;
  const split = {whole: compactOf(title), parts: tokenize(title).flatMap(({parts}) => parts)};
  cache.set(title, split);
  return split;
}

const mean = <Item>(items: Item[], valueOf: (item: Item) => number): number => items.reduce((sum, item) => sum + valueOf(item), 0) / (items.length || 1);
