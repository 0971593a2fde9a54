/** A route as the framework lists it. */
export type RouteEntry = {path: string; exact?: boolean; sidebar?: unknown; routes?: RouteEntry[]};
type Doc = {id: string; path: string; sidebar?: string};

/** The id of a page without a slug: its path below that of its version, where the page of a folder is an index. */
export const idInPath = (path: string, versionPath: string): string => idBelow(path, lengthOf(versionPath));

const lengthOf = (versionPath: string): number => versionPath.length + (versionPath.endsWith('/') ? 0 : 1);

function idBelow(path: string, length: number): string {
  const rest = path.slice(length);
  return rest === '' || rest.endsWith('/') ? `${rest}index` : rest;
}

/** The pages of a documentation version: the exact routes directly below a route with its path. */
export const pagesInRoutes = (routes: readonly RouteEntry[], versionPath: string): RouteEntry[] =>
  routes.flatMap(({path, routes: inner}) =>
    inner ? [...(path === versionPath ? inner.filter(({exact}) => exact) : []), ...pagesInRoutes(inner, versionPath)] : [],
  );

/**
 * The pages of a documentation version, as the framework lists them in its data.
 * @param ids of the pages whose path does not tell it, by path
 */
export function docsInRoutes(routes: readonly RouteEntry[], versionPath: string, ids: Record<string, string>): Doc[] {
  const length = lengthOf(versionPath);
  return pagesInRoutes(routes, versionPath).map(({path, sidebar}) => {
    const doc: Doc = {id: ids[path] ?? idBelow(path, length), path};
    if (typeof sidebar === 'string') doc.sidebar = sidebar;
    return doc;
  });
}
