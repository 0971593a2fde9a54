import type {Route} from './pack';
import {idOf} from '../../src/lib/unpack-routes';

/**
 * The ids that cannot be derived from the paths of their pages, by the ends of those paths.
 * @param base path of the documentation, with a trailing slash
 * @throws Error when the pages differ from the routes, which are the browser's only list of pages
 */
export function oddIds(base: string, docs: {id: string; path: string}[], routes: Route[]): Record<string, string> {
  const found = pathsOf(routes).filter((path) => path.startsWith(base));
  if (found.length !== docs.length || docs.some(({path}) => !found.includes(path)))
    throw new Error(`lean-client: the documentation has ${docs.length} pages and ${found.length} routes below ${base}.`);
  return Object.fromEntries(docs.map(({id, path}) => [path.slice(base.length), id] as const).filter(([rest, id]) => idOf(rest) !== id));
}

const pathsOf = (routes: Route[]): string[] => routes.flatMap(({path, routes: inner}) => (inner ? pathsOf(inner) : [path]));
