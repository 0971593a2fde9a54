import type {RouteEntry} from './docs-in-routes';

const keyOf = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');

/**
 * The path of a page as its route lists it, with or without a slash at the end.
 * @param typed the path that somebody typed, linked or saved: with another ending, with .html or with /index.html
 * @returns undefined if there is no such page
 */
export function listedPath(routes: readonly RouteEntry[], typed: string): string | undefined {
  const key = keyOf(typed);
  const find = (entries: readonly RouteEntry[]): string | undefined => {
    for (const {path, exact, routes: inner = []} of entries) {
      const found = exact && keyOf(path) === key ? path : find(inner);
      if (found) return found;
    }
    return undefined;
  };
  return find(routes);
}
