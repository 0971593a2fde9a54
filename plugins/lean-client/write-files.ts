import fs from 'node:fs';
import path from 'node:path';
import {oddIds} from './odd-ids';
import {packRoutes, type Route} from './pack';
import {readJson, readRegistry, readRoutes, readText} from './read-generated';
import {splitSidebars, withSidebars, type VersionData} from './split-sidebars';
import type {Chunks} from '../../src/lib/unpack-routes';

const DOCS = 'docusaurus-plugin-content-docs';
const UNPACK = JSON.stringify(path.join(__dirname, '../../src/lib/unpack-routes.ts'));

/** Settings that only a build reads; some of them contain paths on the build machine. */
const BUILD_SETTINGS = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'clientModules',
  'scripts',
  'stylesheets',
  'headTags',
  'staticDirectories',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/**
 * Writes the short form of the generated modules into a folder; unchanged files stay untouched.
 * @returns the names of chunks by the requests of their modules
 */
export function writeLeanFiles(generated: string, folder: string): Map<string, string> {
  const registry = readRegistry(readText(generated, 'registry.js'));
  const framework = readRoutes(readText(generated, 'routes.js'), readJson<Record<string, Chunks>>(generated, 'routesChunkNames.json'));
  const sidebars = splitVersion(registry, framework, generated, folder);
  const {table, chunks} = packRoutes(withSidebars(framework));
  // Each name occurs three times in what every page loads. Consecutive numbers compress best; a new page renames the files of those after it, once.
  const names = chunks.map((_, index) => `c${index.toString(36)}`);
  const loaders = chunks.map(
    (chunk, index) => `  ${names[index]}: [() => import(/* webpackChunkName: "${names[index]}" */ ${JSON.stringify(registry.get(chunk) ?? '')})],`,
  );
  const files: Record<string, string> = {
    ...sidebars,
    'registry.js': `export default {\n${loaders.join('\n')}\n};\n`,
    'table.js': `import registry from './registry';
import {unpackRoutes} from ${UNPACK};

let create;
export const {routes, chunkNames} = unpackRoutes(${JSON.stringify(table)}, Object.keys(registry), (path, number) => create(path, number), location.pathname);
export const createWith = (creator) => {
  create = creator;
};
`,
    'server-registry.js': `import registry from ${JSON.stringify(path.join(generated, 'registry.js'))};

// The bundle's manifest knows chunks by their short names, which the server uses to find the styles of a page.
const names = ${JSON.stringify(Object.fromEntries(chunks.map((chunk, index) => [chunk, names[index]])))};
export default Object.fromEntries(Object.entries(registry).map(([chunk, [load, , module]]) => [chunk, [load, names[chunk], module]]));
`,
    'routesChunkNames.js': `export {chunkNames as default} from './table';
`,
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import {createWith, routes} from './table';

// The framework calls this to find the file of a chunk, to prefetch it.
__webpack_require__.gca = (name) => __webpack_public_path__ + __webpack_get_script_filename__(name);

createWith(ComponentCreator);
export default [...routes, {path: '*', component: ComponentCreator('*')}];
`,
    'globalData.js': globalData(readJson(generated, 'globalData.json'), framework),
    'docusaurus.config.js': siteConfig(readText(generated, 'docusaurus.config.mjs')),
  };
  for (const [name, content] of Object.entries(files)) writeChanged(path.join(folder, name), content);
  return new Map(chunks.map((chunk, index) => [registry.get(chunk) ?? '', names[index] ?? '']));
}

type Version = {path: string; docs: {id: string; path: string; sidebar?: string}[]};
type GlobalData = Record<string, Record<string, {versions: Version[]}>>;

/** The data that plugins give to all pages; the list of pages of each documentation version is derived from the routes. */
function globalData(data: GlobalData, routes: Route[]): string {
  const versions = Object.values(data[DOCS] ?? {}).flatMap((instance) => instance.versions);
  const ids = versions.map(({path: base, docs}) => oddIds(withSlash(base), docs, routes));
  const rest = JSON.stringify(data, (key, value: unknown) => (key === 'docs' && Array.isArray(value) ? undefined : value));
  return `import {docsOf} from ${UNPACK};
import {routes} from './table';

const data = ${rest};
const ids = ${JSON.stringify(ids)};
for (const {versions} of Object.values(data[${JSON.stringify(DOCS)}] ?? {}))
  for (const version of versions) version.docs = docsOf(version.path.replace(/\\/?$/, '/'), routes, ids.shift());

export default data;
`;
}

const withSlash = (base: string) => base.replace(/\/?$/, '/');

function siteConfig(code: string): string {
  const config = JSON.parse(/export default (\{[\s\S]*\});/.exec(code)?.[1] ?? '{}') as Record<string, unknown>;
  if (!config.title) throw new Error('lean-client: the generated configuration cannot be read.');
  for (const name of BUILD_SETTINGS) delete config[name];
  config.future = {experimental_router: (config.future as {experimental_router: string}).experimental_router};
  // Code is coloured by the build, so no page needs the theme's own colours.
  Object.assign((config.themeConfig as {prism: object}).prism, {theme: {plain: {}, styles: []}});
  return `export default ${JSON.stringify(config)};\n`;
}

/**
 * Replaces the framework's one module with the data of the documentation version and of each of its sidebars.
 * @returns the files of the new modules
 */
function splitVersion(registry: Map<string, string>, routes: Route[], generated: string, folder: string): Record<string, string> {
  for (const [chunk, module] of registry) {
    if (!module.startsWith(`@generated/${DOCS}/`)) continue;
    const data = readJson<Partial<VersionData>>(generated, module.slice('@generated/'.length));
    if (!data.version?.docsSidebars) continue;
    const {files, chunks} = splitSidebars({version: data.version}, routes, folder);
    registry.set(chunk, path.join(folder, 'version.js'));
    for (const [name, file] of chunks) registry.set(name, file);
    return files;
  }
  throw new Error('lean-client: no module holds the sidebars of the documentation.');
}

function writeChanged(file: string, content: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}
