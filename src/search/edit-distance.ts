/**
 * The edit distance of two words (Damerau–Levenshtein, optimal string alignment): letters that are wrong, missing, extra or swapped.
 * Gives up above `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let min = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) value = Math.min(value, beforeLast[column - 2]! + 1);
      current.push(value);
      min = Math.min(min, value);
    }
    if (min > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

/** The terms within a few edits of a word, one for short words and two for long ones, with their distance. */
export function nearTerms(terms: string[], word: string): {term: number; distance: number}[] {
  const max = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (max === 0) return [];
  const own = letterSet(word);
  const letters = letterSets(terms);
  return terms.flatMap((text, term) => {
    if (Math.abs(text.length - word.length) > max || countBits(own ^ letters[term]!) > 2 * max) return [];
    const distance = editDistance(word, text, max);
    return distance > max ? [] : [{term, distance}];
  });
}

/** The letters of a word as a bit set. An edit changes two bits at most, so most terms need not be compared. */
function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const cache = new WeakMap<string[], Int32Array>();

function letterSets(terms: string[]): Int32Array {
  const letters = cache.get(terms) ?? Int32Array.from(terms, letterSet);
  cache.set(terms, letters);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
