/** Names of chunks, nested like the props of a page. */
export type Chunks = string | Chunks[] | {[prop: string]: Chunks};
/** The same with numbers: indexes into the list of chunks, or null for the next one that belongs to a single page. */
export type Shape = number | null | Shape[] | {[prop: string]: Shape};
type Attributes = Record<string, unknown>;

/** Routes that differ only in their paths, which are separated by line breaks. */
export type PackedGroup = {shape: Shape; attributes: Attributes; prefix: string; paths: string};
export type PackedRoute = {path: string; shape: Shape; attributes: Attributes; routes: (PackedGroup | PackedRoute)[]};
export type PackedTable = {
  /** How many chunks belong to several pages; they are listed first. */
  shared: number;
  routes: (PackedGroup | PackedRoute)[];
};

export type RouteTree<Component> = ({path: string; readonly component: Component; routes?: RouteTree<Component>} & Attributes)[];

/**
 * Reads a packed table.
 * @param chunks all chunks, in the order in which they were packed
 * @param create makes the component of a route from its path and the end of its key, when it is first needed
 * @param here path of the open page, whose route is put first
 * @returns the tree of routes, and the chunks of each route by its key, which is the path, a hyphen and a number
 */
export function unpackRoutes<Component>(table: PackedTable, chunks: string[], create: (path: string, number: string) => Component, here = '') {
  const chunkNames: Record<string, Chunks> = {};
  let next = table.shared;
  let number = 0;
  const fill = (shape: Shape): Chunks => {
    if (typeof shape === 'number' || shape === null) return chunks[shape ?? next++] ?? '';
    if (Array.isArray(shape)) return shape.map(fill);
    return Object.fromEntries(Object.entries(shape).map(([prop, inner]) => [prop, fill(inner)]));
  };
  const add = (path: string, shape: Shape, attributes: Attributes) => {
    const key = String(number++);
    chunkNames[`${path}-${key}`] = fill(shape);
    let component: Component;
    return {
      path,
      get component() {
        return (component ??= create(path, key));
      },
      ...attributes,
    };
  };
  const walk = (packed: (PackedGroup | PackedRoute)[]): RouteTree<Component> =>
    openFirst(
      packed.flatMap((entry) =>
        'routes' in entry
          ? [Object.assign(add(entry.path, entry.shape, entry.attributes), {routes: walk(entry.routes)})]
          : entry.paths.split('\n').map((path) => add(entry.prefix + path, entry.shape, entry.attributes)),
      ),
      here,
    );
  return {routes: walk(table.routes), chunkNames};
}

/** Routes are tried in order, and each attempt costs time; exact ones may be in any order, so the open page's comes first. */
function openFirst<Component>(routes: RouteTree<Component>, here: string): RouteTree<Component> {
  const bare = (path: string) => path.replace(/\/$/, '');
  const open = routes.findIndex(({path, exact}) => exact && bare(path) === bare(here));
  return open < 0 ? routes : [...routes.splice(open, 1), ...routes];
}
