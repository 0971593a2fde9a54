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
 * Reads a packed table. A page loads the table of all pages and opens a few of them, so what belongs to a single route is worked out when it is asked for.
 * @param chunks all chunks, in the order in which they were packed
 * @param create makes the component of a route from its path and the end of its key, when it is first needed
 * @param here path of the open page, whose route is put first
 * @returns the tree of routes, and the chunks of each route by its key, which is the path, a hyphen and a number
 */
export function unpackRoutes<Component>(table: PackedTable, chunks: string[], create: (path: string, number: string) => Component, here = '') {
  const fillers = new Map<string, () => Chunks>();
  let next = table.shared;
  const add = (path: string, shape: Shape, own: number, attributes: Attributes) => {
    const number = String(fillers.size);
    const first = next;
    next += own;
    fillers.set(`${path}-${number}`, () => fill(shape, chunks, first));
    let component: Component | undefined;
    const route = {
      path,
      get component() {
        return (component ??= create(path, number));
      },
    };
    // Assigned, not spread: a thousand objects are built several times as fast.
    return Object.assign(route, attributes) as RouteTree<Component>[number];
  };
  const walk = (packed: (PackedGroup | PackedRoute)[]): RouteTree<Component> =>
    openFirst(
      packed.flatMap((entry) => {
        const own = ownChunks(entry.shape);
        if ('paths' in entry) return entry.paths.split('\n').map((path) => add(entry.prefix + path, entry.shape, own, entry.attributes));
        const route = add(entry.path, entry.shape, own, entry.attributes);
        return [Object.assign(route, {routes: walk(entry.routes)})];
      }),
      here,
    );
  return {routes: walk(table.routes), chunkNames: filledWhenRead(fillers)};
}

/** How many of a route's chunks belong to it alone. */
const ownChunks = (shape: Shape): number =>
  shape === null ? 1 : typeof shape === 'number' ? 0 : Object.values(shape).reduce((sum: number, inner: Shape) => sum + ownChunks(inner), 0);

/** Names the chunks of a route, of which those that belong to it alone begin at `first`. */
function fill(shape: Shape, chunks: readonly string[], first: number): Chunks {
  let next = first;
  const name = (inner: Shape): Chunks => {
    if (typeof inner === 'number' || inner === null) return chunks[inner ?? next++] ?? '';
    if (Array.isArray(inner)) return inner.map(name);
    return Object.fromEntries(Object.entries(inner).map(([prop, value]) => [prop, name(value)]));
  };
  return name(shape);
}

/** An object whose values are computed when they are first read. The framework asks for one, or, before it prefetches a page, lists all of them. */
function filledWhenRead(fillers: ReadonlyMap<string, () => Chunks>): Record<string, Chunks> {
  const fillIn = (filled: Record<string, Chunks>, key: string) => (filled[key] ??= fillers.get(key)?.() as Chunks);
  return new Proxy<Record<string, Chunks>>(
    {},
    {
      get: (filled, key) => (typeof key === 'string' && fillers.has(key) ? fillIn(filled, key) : undefined),
      ownKeys(filled) {
        for (const key of fillers.keys()) fillIn(filled, key);
        return Reflect.ownKeys(filled);
      },
    },
  );
}

/** Routes are tried in order, and each attempt costs time; exact ones may be in any order, so the open page's comes first. */
function openFirst<Component>(routes: RouteTree<Component>, here: string): RouteTree<Component> {
  const bare = here.replace(/\/$/, '');
  const open = routes.findIndex(({path, exact}) => exact && path.startsWith(bare) && (path === bare || path === `${bare}/`));
  return open < 0 ? routes : [...routes.splice(open, 1), ...routes];
}
