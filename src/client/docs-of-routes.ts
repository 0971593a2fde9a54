import globalData from '@generated/globalData';
import routes from '@generated/routes';
import {docsInRoutes, type RouteEntry} from '@site/src/lib/docs-in-routes';

type Version = {path: string; docs: object[]; ids?: Record<string, string>};

/** Gives the navbar and the version dropdown the list of all pages, which plugins/docs leaves out of the data that every page loads. It is made when it is first read. */
const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, {versions: Version[]}>;
for (const {versions} of Object.values(instances))
  for (const version of versions) {
    const {ids, path} = version;
    let docs: object[] | undefined;
    if (ids) Object.defineProperty(version, 'docs', {enumerable: true, get: () => (docs ??= docsInRoutes(routes as RouteEntry[], path, ids))});
  }
