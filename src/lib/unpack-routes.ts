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
  const places: Place[] = [];
  let next = table.shared;
  /** Makes the routes of an entry. What they have in common is their prototype: a thousand small objects cost the start of each page several milliseconds less than whole ones. */
  const routesOf = (shape: Shape, attributes: Attributes, paths: string[]): RouteTree<Component> => {
    const own = ownChunks(shape);
    const common = componentWhenRead(attributes, create);
    return paths.map((path) => {
      const route = Object.create(common) as NumberedRoute & RouteTree<Component>[number];
      route.path = path;
      route[NUMBER] = places.length;
      places.push({path, shape, first: next});
      next += own;
      return route;
    });
  };
  const walk = (packed: (PackedGroup | PackedRoute)[]): RouteTree<Component> =>
    openFirst(
      packed.flatMap((entry) => {
        if ('paths' in entry)
          return routesOf(
            entry.shape,
            entry.attributes,
            entry.paths.split('\n').map((path) => entry.prefix + path),
          );
        return routesOf(entry.shape, entry.attributes, [entry.path]).map((route) => Object.assign(route, {routes: walk(entry.routes)}));
      }),
      here,
    );
  return {routes: walk(table.routes), chunkNames: filledWhenRead(places, chunks)};
}

/** Where the chunks of a route are listed: those that belong to it alone begin at `first`. */
type Place = {path: string; shape: Shape; first: number};

const NUMBER = Symbol('number');
type NumberedRoute = {[NUMBER]: number};

/** @returns an object from which routes inherit their attributes and a component that is made when it is first read */
function componentWhenRead<Component>(attributes: Attributes, create: (path: string, number: string) => Component): object {
  return {
    ...attributes,
    get component(): Component {
      const route = this as unknown as NumberedRoute & {path: string};
      const value = create(route.path, String(route[NUMBER]));
      Object.defineProperty(route, 'component', {value});
      return value;
    },
  };
}

/** How many of a route's chunks belong to it alone. */
const ownChunks = (shape: Shape): number =>
  shape === null ? 1 : typeof shape === 'number' ? 0 : Object.values(shape).reduce((sum: number, inner: Shape) => sum + ownChunks(inner), 0);

/** Names the chunks of a route. */
function fill({shape, first}: Place, chunks: readonly string[]): Chunks {
  let next = first;
  const name = (inner: Shape): Chunks => {
    if (typeof inner === 'number' || inner === null) return chunks[inner ?? next++] ?? '';
    if (Array.isArray(inner)) return inner.map(name);
    return Object.fromEntries(Object.entries(inner).map(([prop, value]) => [prop, name(value)]));
  };
  return name(shape);
}

/** An object whose values are computed when they are first read. The framework asks for one, or, before it prefetches a page, lists all of them. */
function filledWhenRead(places: readonly Place[], chunks: readonly string[]): Record<string, Chunks> {
  const keyOf = ({path}: Place, number: number) => `${path}-${number}`;
  const fillIn = (filled: Record<string, Chunks>, key: string, place: Place) => (filled[key] ??= fill(place, chunks));
  return new Proxy<Record<string, Chunks>>(
    {},
    {
      get(filled, key) {
        if (typeof key !== 'string') return undefined;
        const number = Number(key.slice(key.lastIndexOf('-') + 1));
        const place = places[number];
        return place && keyOf(place, number) === key ? fillIn(filled, key, place) : undefined;
      },
      ownKeys(filled) {
        for (const [number, place] of places.entries()) fillIn(filled, keyOf(place, number), place);
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
