export type Random = {
  /** A whole number from 0, below a limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  shuffled: <Item>(items: readonly Item[]) => Item[];
};

/** Random numbers that are the same whenever the seed is: the generator mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)],
    /** Fisher and Yates. */
    shuffled: (items) => {
      const all = [...items];
      for (let last = all.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [all[last], all[other]] = [all[other]!, all[last]!];
      }
      return all;
    },
  };
}
