import path from 'node:path';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Route} from './pack';
import {sidebarPaths, type Chunks} from '../../src/lib/unpack-routes';

const UNPACK = JSON.stringify(path.join(__dirname, '../../src/lib/unpack-routes.ts'));

/** The data of a documentation version, as the framework passes it to each of its pages. */
export type VersionData = {version: {docsSidebars: Record<string, PropSidebarItem[]>} & Record<string, unknown>};
type Split = {
  /** Code of the modules by file name. */
  files: Record<string, string>;
  /** File of each sidebar by chunk name. */
  chunks: Map<string, string>;
};

/**
 * A page of the documentation loads the sidebar that it shows and not those of the other sections. An item refers to its page by an index into
 * the paths of the sidebar's pages, which the table of routes already holds.
 * The modules of sidebars put their items where the version's data looks for them; the framework loads all chunks of a page before showing it.
 * The titles and descriptions of pages and the ids in sidebars are left out: they are for the theme's cards, which no page here shows.
 * @param data of the version
 * @param routes of the framework
 * @param folder absolute path of the folder for the files
 */
export function splitSidebars({version}: VersionData, routes: Route[], folder: string): Split {
  const {docsSidebars, ...rest} = version;
  const names = Object.keys(docsSidebars);
  const pages = pagesOf(routes);
  return {
    files: {
      'sidebars.js': 'export const sidebars = {};\n',
      'version.js': `import {sidebars} from './sidebars';\n\nexport default {version: {...${JSON.stringify({...rest, docs: {}})}, docsSidebars: sidebars}};\n`,
      ...Object.fromEntries(names.map((name) => [`${name}.js`, sidebarModule(name, docsSidebars[name] ?? [], sidebarPaths(pages, name))])),
    },
    chunks: new Map(names.map((name) => [chunkOf(name), path.join(folder, `${name}.js`)])),
  };
}

/** Adds the sidebar of each page that has one to the chunks of the page. */
export const withSidebars = (routes: Route[]): Route[] =>
  routes.map(({routes: inner, ...route}) => ({
    ...route,
    ...(typeof route.attributes.sidebar === 'string' && {
      chunks: {...(route.chunks as Record<string, Chunks>), sidebarItems: chunkOf(route.attributes.sidebar)},
    }),
    ...(inner && {routes: withSidebars(inner)}),
  }));

const chunkOf = (sidebar: string) => `sidebar-${sidebar}`;

function sidebarModule(name: string, items: PropSidebarItem[], paths: string[]): string {
  const lean = JSON.stringify(items, (key, value: unknown) => {
    if (key === 'docId' || (key === 'unlisted' && value === false) || (key === 'type' && value === 'link')) return undefined;
    const place = key === 'href' ? paths.indexOf(String(value)) : -1;
    return place < 0 ? value : place;
  });
  return `import {docsOf, sidebarPaths, unpackSidebar} from ${UNPACK};
import {sidebars} from './sidebars';
import {routes} from './table';

export default sidebars[${JSON.stringify(name)}] = unpackSidebar(${lean}, sidebarPaths(docsOf('/', routes), ${JSON.stringify(name)}));
`;
}

const pagesOf = (routes: Route[]): {path: string; sidebar?: string}[] =>
  routes.flatMap(({path: route, attributes, routes: inner}) => (inner ? pagesOf(inner) : [{path: route, sidebar: attributes.sidebar as string | undefined}]));
