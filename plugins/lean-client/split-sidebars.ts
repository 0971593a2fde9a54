import path from 'node:path';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Route} from './pack';
import {sidebarPaths, type Chunks} from './unpack';

const UNPACK = JSON.stringify(path.join(__dirname, 'unpack.ts'));

/** The data of a documentation version, as the framework hands them to each of its pages. */
export type VersionData = {version: {docsSidebars: Record<string, PropSidebarItem[]>} & Record<string, unknown>};
type Split = {
  /** Code of modules by the names of their files. */
  files: Record<string, string>;
  /** File of each sidebar by the name of its chunk. */
  chunks: Map<string, string>;
};

/**
 * A page of the documentation loads the sidebar that it shows and not those of the other sections. Items name their page by its place among the paths of
 * the sidebar's pages, which the table of routes holds already.
 * The modules of sidebars put their items where the version's data look for them; the framework loads all chunks of a page before it shows it.
 * Left out are the titles and descriptions of pages and the ids in sidebars, which are for the theme's cards; no page here shows them.
 * @param data of the version
 * @param routes of the framework
 * @param folder absolute path of the folder in which the files will stand
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

/** Adds its sidebar to the chunks of each page that has one. */
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
