/** A term of the index that may be what the reader meant, and how likely that is: 0 to 1. */
export type Expansion = {term: number; quality: number};

type Options = {
  /** Whether the word may be incomplete. */
  isOpen: boolean;
  /** Whether misspellings count when nothing else does. */
  mayBeMisspelt?: boolean;
};

const MOST_PREFIXED = 400;

/** Terms with a leading symbol are typed correctly, and the codes of word pairs cannot be misspelt. */
const isSigned = (term: string): boolean => /^[<@.~-]/.test(term);

/** Finds a word among the sorted terms of an index: itself, its other forms, longer words that begin with it or, failing those, words that look like it. */
export function expand(terms: string[], word: string, {isOpen, mayBeMisspelt = true}: Options): Expansion[] {
  const found = new Map<number, number>();
  const add = (term: number, quality: number) => found.set(term, Math.max(quality, found.get(term) ?? 0));

  for (const form of formsOf(word)) {
    const at = lowerBound(terms, form);
    if (terms[at] === form) add(at, form === word ? 1 : 0.85);
  }
  if (word.length >= (isOpen || isSigned(word) ? 1 : 3)) addPrefixed(terms, word, isOpen ? 0.85 : 0.55, add);
  const stem = stemOf(word);
  if (stem !== word && stem.length >= 4) addPrefixed(terms, stem, 0.45, add);
  if (found.size === 0 && mayBeMisspelt && !isSigned(word)) for (const {term, quality} of lookAlikes(terms, word)) add(term, quality);
  return [...found].map(([term, quality]) => ({term, quality}));
}

function addPrefixed(terms: string[], prefix: string, quality: number, add: (term: number, quality: number) => void): void {
  const first = lowerBound(terms, prefix);
  for (let at = first; at < Math.min(terms.length, first + MOST_PREFIXED) && terms[at]?.startsWith(prefix); at++)
    if (terms[at] !== prefix) add(at, quality * Math.sqrt(prefix.length / (terms[at]?.length ?? 1)));
}

/** "captions" → captions, caption; "rendering" → rendering, render, rendere; wrong forms match nothing and do no harm. */
function formsOf(word: string): string[] {
  if (word.length < 4) return [word, `${word}s`];
  const forms = [word, `${word}s`];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  for (const ending of ['ing', 'ed', 'er'])
    if (word.endsWith(ending)) {
      const base = word.slice(0, -ending.length);
      forms.push(base, `${base}e`, base.replace(/(.)\1$/, '$1'));
    }
  return forms;
}

/** The part of a word that its word family shares: animating → animat, as in animation. */
const stemOf = (word: string): string => word.replace(/(?:ations?|ing|ions?|ies|ed|es|er|ors?|ly|s|e)$/, '');

/** Terms that differ by typing mistakes: one for short words, two for long ones. */
function lookAlikes(terms: string[], word: string): Expansion[] {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0) return [];
  const own = lettersOf(word);
  const letters = lettersOfAll(terms);
  return terms.flatMap((term, index) => {
    if (Math.abs(term.length - word.length) > most || countBits(own ^ letters[index]!) > 2 * most || isSigned(term)) return [];
    const distance = editDistance(word, term, most);
    if (distance > most) return [];
    // Mistakes are rarer in the first letter.
    return [{term: index, quality: (distance === 1 ? 0.7 : 0.5) * (term[0] === word[0] ? 1 : 0.7)}];
  });
}

/** The letters of a word, one bit each. A mistake changes two bits at most, so most words need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const known = new WeakMap<string[], Int32Array>();

function lettersOfAll(terms: string[]): Int32Array {
  const letters = known.get(terms) ?? Int32Array.from(terms, lettersOf);
  known.set(terms, letters);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The number of letters that are wrong, missing, extra or swapped; gives up above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) value = Math.min(value, beforeLast[column - 2]! + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

function lowerBound(terms: string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
