import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {sidebarPaths} from '../../src/lib/unpack-sidebar';
import {packSidebar} from './pack-sidebar';

const UNPACK = JSON.stringify('@site/src/lib/unpack-sidebar.ts');

/** Writes a module and returns the name under which the bundler finds it. */
export type WriteModule = (name: string, code: string) => Promise<string>;

/**
 * Gives each page of the documentation the sidebar that it shows as a module of its own. The framework would send the sidebars of all sections
 * with every page, and titles and descriptions of all pages for cards that no page here shows.
 * The module of a sidebar adds its items to those of its version; the framework loads all modules of a page before it shows the page.
 * @param root what the documentation plugin adds: a route for each version below it, and below that the pages
 * @throws Error when the routes of the plugin have another form
 */
export async function splitSidebars(root: RouteConfig, write: WriteModule): Promise<RouteConfig> {
  return {...root, routes: await Promise.all((root.routes ?? []).map((route) => splitVersion(route, write)))};
}

async function splitVersion({props, ...route}: RouteConfig, write: WriteModule): Promise<RouteConfig> {
  const version = props?.version as PropVersionMetadata | undefined;
  if (!version) throw new Error(`plugins/docs: the route ${route.path} has no version. Look at the routes that the documentation plugin adds.`);
  const {docsSidebars, ...rest} = version;
  const name = `version-${version.version}`;
  const sidebars = await write(`${name}-sidebars.js`, 'export const sidebars = {};\n');
  const imported = `import {sidebars} from ${JSON.stringify(sidebars)};\n\n`;
  const module = await write(`${name}.js`, `${imported}export default {...${JSON.stringify({...rest, docs: {}})}, docsSidebars: sidebars};\n`);
  const modules = new Map<string, string>();
  for (const [sidebar, items] of Object.entries(docsSidebars)) {
    const packed = packSidebar(items, sidebarPaths([route], route.path, sidebar), route.path);
    const [key, base] = [JSON.stringify(sidebar), JSON.stringify(route.path)];
    const unpacked = `unpackSidebar(${JSON.stringify(packed)}, sidebarPaths(routes, ${base}, ${key}), ${base})`;
    const code = `import routes from '@generated/routes';\nimport {sidebarPaths, unpackSidebar} from ${UNPACK};\n${imported}export default sidebars[${key}] = ${unpacked};\n`;
    modules.set(sidebar, await write(`${name}-${sidebar}.js`, code));
  }
  return {...route, modules: {...route.modules, version: module}, routes: route.routes?.map((inner) => withSidebar(inner, modules))};
}

/** Adds to each page its sidebar's module, which the page loads and does not read. */
function withSidebar(route: RouteConfig, modules: ReadonlyMap<string, string>): RouteConfig {
  const module = typeof route.sidebar === 'string' ? modules.get(route.sidebar) : undefined;
  return {
    ...route,
    ...(module && {modules: {...route.modules, sidebarItems: module}}),
    ...(route.routes && {routes: route.routes.map((inner) => withSidebar(inner, modules))}),
  };
}
