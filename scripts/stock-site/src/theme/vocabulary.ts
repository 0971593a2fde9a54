/** Names of our vocabulary: scripts/lib/corpus-copies.ts fills them in where the site is built. */
export const vocabulary: string[] = [];
