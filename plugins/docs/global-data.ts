import {idInPath} from '../../src/lib/docs-in-routes';

type Version = {path: string; docs: {id: string; path: string}[]};

/**
 * Leaves the list of all pages out of the data that every page loads: src/client/docs-of-routes.ts reads it from the table of routes,
 * which every page loads too. Only the ids that the path of a page does not tell stay, by path.
 */
export function withoutDocs(data: unknown): unknown {
  const {versions, ...rest} = data as {versions: Version[]};
  return {
    ...rest,
    versions: versions.map(({docs, ...version}) => {
      const odd = docs.filter(({id, path}) => id !== idInPath(path, version.path));
      return {...version, docs: [], ids: Object.fromEntries(odd.map(({id, path}) => [path, id]))};
    }),
  };
}
