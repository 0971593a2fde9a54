/** A route as the framework lists it. */
export type RouteEntry = {path: string; exact?: boolean; sidebar?: unknown; routes?: RouteEntry[]};
type Doc = {id: string; path: string; sidebar?: string};

/** The id of a page without a slug: its path below that of its version, where the page of a folder is an index. */
export function idInPath(path: string, versionPath: string): string {
  const rest = path.slice(versionPath.replace(/\/$/, '').length + 1);
  return rest === '' || rest.endsWith('/') ? `${rest}index` : rest;
}

/**
 * The pages of a documentation version: the exact routes directly below a route with its path.
 * @param ids of the pages whose path does not tell it, by path
 */
export function docsInRoutes(routes: readonly RouteEntry[], versionPath: string, ids: Record<string, string>): Doc[] {
  return routes.flatMap(({path, routes: inner = []}) => [
    ...(path === versionPath ? inner.filter(({exact}) => exact).map((route) => docOf(route, versionPath, ids)) : []),
    ...docsInRoutes(inner, versionPath, ids),
  ]);
}

const docOf = ({path, sidebar}: RouteEntry, versionPath: string, ids: Record<string, string>): Doc => ({
  id: ids[path] ?? idInPath(path, versionPath),
  path,
  ...(typeof sidebar === 'string' && {sidebar}),
});
