export type FilterOption = {id: string; label: string; count: number};

/** "Next.js" → "next-js": a label as it stands in the address. */
export const filterId = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Every label once with the number of entries that carry it, the most frequent first. */
export function countLabels(lists: string[][]): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const label of lists.flat()) {
    const id = filterId(label);
    const option = options.get(id) ?? {id, label, count: 0};
    options.set(id, {...option, count: option.count + 1});
  }
  return [...options.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/** Sets or, with an empty value, removes one key of a query string; the others stay. */
export function withQuery(search: string, key: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value) params.set(key, value);
  else params.delete(key);
  const query = params.toString();
  return query ? `?${query}` : '';
}
