export type FilterOption = {id: string; label: string; count: number};

/** "Next.js" → "next-js": a label as it appears in the URL. */
export const filterId = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Each distinct label with the number of entries that have it, the most frequent first. */
export function countLabels(lists: string[][]): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const label of lists.flat()) {
    const id = filterId(label);
    const option = options.get(id) ?? {id, label, count: 0};
    options.set(id, {...option, count: option.count + 1});
  }
  return [...options.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/** Sets one parameter of a query string, or removes it if the value is empty; the others stay. */
export function withQuery(search: string, key: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value) params.set(key, value);
  else params.delete(key);
  const query = params.toString();
  return query ? `?${query}` : '';
}
