import {idOf, type PackedDocs} from './unpack';

type Doc = {id: string; path: string; sidebar?: string};

/** The documentation's pages by sidebar, in the order of their paths, which is that of the routes: compression then finds the same text twice. */
export function packDocs(base: string, docs: Doc[]): PackedDocs {
  const sorted = docs.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return [...new Set(sorted.map(({sidebar}) => sidebar))].map((sidebar) => ({
    sidebar,
    lines: sorted
      .filter((doc) => doc.sidebar === sidebar)
      .map(({id, path}) => {
        const rest = path.slice(base.length);
        return idOf(rest) === id ? rest : `${rest} ${id}`;
      })
      .join('\n'),
  }));
}
