import type {Chunks, PackedGroup, PackedRoute, PackedTable, Shape} from '../../src/lib/unpack-routes';

/** A route as the framework writes it: its chunks by prop, and what else the theme reads, such as its sidebar. */
export type Route = {path: string; chunks: Chunks; attributes: Record<string, unknown>; routes?: Route[]};

/**
 * Packs all routes. Sibling routes of the same shape, such as all pages of one sidebar, share one entry, in which only their paths differ;
 * a chunk that belongs to a single page is not named, since chunks are listed in the order of their pages.
 * @returns the table, and the chunks in the order that it relies on
 */
export function packRoutes(routes: Route[]): {table: PackedTable; chunks: string[]} {
  const uses = new Map<string, number>();
  const count = (list: Route[]): void => {
    for (const route of list) {
      for (const chunk of leavesOf(route.chunks)) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
      count(route.routes ?? []);
    }
  };
  count(routes);
  const shared = [...uses.keys()].filter((chunk) => (uses.get(chunk) ?? 0) > 1);
  const own: string[] = [];
  const shapeOf = (chunks: Chunks): Shape =>
    mapLeaves(chunks, (chunk) => {
      const index = shared.indexOf(chunk);
      if (index >= 0) return index;
      own.push(chunk);
      return null;
    });
  const pack = (list: Route[]): (PackedGroup | PackedRoute)[] => [
    ...groupsOf(list.filter((route) => isLeaf(route))).map((group): PackedGroup => {
      const prefix = commonPrefix(group.map(({path}) => path));
      const shapes = group.map(({chunks}) => shapeOf(chunks));
      return {shape: shapes[0] ?? {}, attributes: group[0]?.attributes ?? {}, prefix, paths: group.map(({path}) => path.slice(prefix.length)).join('\n')};
    }),
    ...list
      .filter((route) => !isLeaf(route))
      .map((route): PackedRoute => ({path: route.path, shape: shapeOf(route.chunks), attributes: route.attributes, routes: pack(route.routes ?? [])})),
  ];
  const groupsOf = (list: Route[]): Route[][] => {
    const groups = new Map<string, Route[]>();
    for (const route of list) {
      const key = JSON.stringify([route.attributes, mapLeaves(route.chunks, (chunk) => (uses.get(chunk) === 1 ? null : shared.indexOf(chunk)))]);
      groups.set(key, [...(groups.get(key) ?? []), route]);
    }
    return [...groups.values()];
  };
  const table = {shared: shared.length, routes: pack(routes)};
  return {table, chunks: [...shared, ...own]};
}

/** Exact paths differ, so the order of such siblings does not matter; that of the others does. */
const isLeaf = ({routes, attributes}: Route) => !routes && attributes.exact === true;

const leavesOf = (chunks: Chunks): string[] => (typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(leavesOf));

function mapLeaves<Leaf>(chunks: Chunks, map: (chunk: string) => Leaf): Shape {
  if (typeof chunks === 'string') return map(chunks) as Shape;
  if (Array.isArray(chunks)) return chunks.map((inner) => mapLeaves(inner, map));
  return Object.fromEntries(Object.entries(chunks).map(([name, inner]) => [name, mapLeaves(inner, map)]));
}

/** The beginning that all paths share, up to a slash. */
export function commonPrefix(paths: string[]): string {
  const [first = ''] = paths;
  let length = paths.length > 1 ? first.lastIndexOf('/') + 1 : 0;
  while (!paths.every((path) => path.startsWith(first.slice(0, length)))) length = first.lastIndexOf('/', length - 2) + 1;
  return first.slice(0, length);
}
