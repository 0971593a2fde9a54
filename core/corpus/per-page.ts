import type {Page} from './corpus';

/** Computes something about a page once, however many checks ask for it. */
export function perPage<T>(compute: (page: Page) => T): (page: Page) => T {
  const known = new WeakMap<Page, {value: T}>();
  return (page) => {
    const found = known.get(page) ?? {value: compute(page)};
    known.set(page, found);
    return found.value;
  };
}
