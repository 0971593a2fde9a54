/** The modal crashes on stored searches that it cannot read, so broken ones are deleted. */
export function mendStoredSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isListOfHits(stored)) localStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to fix.
    }
  }
}

function isListOfHits(json: string): boolean {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.every((hit: unknown) => typeof hit === 'object' && hit !== null && 'hierarchy' in hit && 'url' in hit);
  } catch {
    return false;
  }
}
