/**
 * The tags of one of several variants of a test. `npm test` runs the first; the others have the tag `@slow`, and come right after it in CI.
 * @param index which variant this is, from 0
 */
export const variantTags = (index: number, ...tags: string[]): string[] => (index === 0 ? tags : [...tags, '@slow']);

/** Looks that differ: the first is what most readers have, the others are its opposites. */
export const LOOKS = [
  {colorScheme: 'light', width: 1440},
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'dark', width: 1440},
  {colorScheme: 'light', width: 390},
] as const;
