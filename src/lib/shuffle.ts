/**
 * The items in an order determined by the seed: the same seed gives the same order in every browser.
 * @param seed any text, such as a day
 */
export function shuffle<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seededRandom(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** Random numbers from 0 to 1: a linear congruential generator, with the constants from Numerical Recipes. */
export function seededRandom(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 1);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
