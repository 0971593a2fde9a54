import globalData from '@generated/globalData';
import routes from '@generated/routes';
import {docsInRoutes, type RouteEntry} from '@site/src/lib/docs-in-routes';

type Version = {path: string; docs: object[]; ids?: Record<string, string>};

/** Gives the navbar and the version dropdown the list of all pages, which plugins/docs leaves out of the data that every page loads. */
const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, {versions: Version[]}>;
for (const {versions} of Object.values(instances))
  for (const version of versions) if (version.ids) version.docs = docsInRoutes(routes as RouteEntry[], version.path, version.ids);
