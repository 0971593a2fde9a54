const MAX_SUGGESTIONS = 3;

/** The suggestions of all indexes: where one has a page's title, `useCurrentFrame()`, it replaces the bare term of another that only mentions it. */
export function mergeSuggestions(lists: string[][]): string[] {
  const byTerm = new Map<string, string>();
  for (const query of lists.flat()) {
    const term = query.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
    if ((byTerm.get(term) ?? term) === term) byTerm.set(term, query);
  }
  return [...byTerm.values()].slice(0, MAX_SUGGESTIONS);
}
