import fs from 'node:fs';
import path from 'node:path';
import {packDocs} from './pack-docs';
import {packRoutes} from './pack';
import {readJson, readRegistry, readRoutes, readText} from './read-generated';
import {shortNames} from './short-names';
import type {Chunks} from './unpack';

const DOCS = 'docusaurus-plugin-content-docs';
const UNPACK = JSON.stringify(path.join(__dirname, 'unpack.ts'));

/** Settings that a build reads and no page: some of them hold paths of the machine. */
const BUILD_SETTINGS = ['presets', 'plugins', 'themes', 'markdown', 'clientModules', 'scripts', 'stylesheets', 'headTags', 'staticDirectories'];

/** Writes the short form of the generated modules into a folder; files that are the same as before stay untouched. */
export function writeLeanFiles(generated: string, folder: string): void {
  const registry = readRegistry(readText(generated, 'registry.js'));
  const {table, chunks} = packRoutes(readRoutes(readText(generated, 'routes.js'), readJson<Record<string, Chunks>>(generated, 'routesChunkNames.json')));
  const names = shortNames(chunks);
  const loaders = chunks.map((chunk, index) => {
    const module = leanModule(registry.get(chunk) ?? '', generated, folder);
    return `  ${names[index]}: [() => import(/* webpackChunkName: "${names[index]}" */ ${JSON.stringify(module)})],`;
  });
  const files: Record<string, string> = {
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

// The manifest of the bundle knows chunks by their short names: by them the server finds the styles of a page.
const names = ${JSON.stringify(Object.fromEntries(chunks.map((chunk, index) => [chunk, names[index]])))};
export default Object.fromEntries(Object.entries(registry).map(([chunk, [load, , module]]) => [chunk, [load, names[chunk], module]]));
`,
    'routesChunkNames.js': `export {chunkNames as default} from './table';
`,
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import {createWith, routes} from './table';

// Where the framework looks for the file of a chunk, to prefetch it.
__webpack_require__.gca = (name) => __webpack_public_path__ + __webpack_get_script_filename__(name);

createWith(ComponentCreator);
export default [...routes, {path: '*', component: ComponentCreator('*')}];
`,
    'globalData.js': globalData(readJson(generated, 'globalData.json')),
    'docusaurus.config.js': siteConfig(readText(generated, 'docusaurus.config.mjs')),
  };
  for (const [name, content] of Object.entries(files)) writeChanged(path.join(folder, name), content);
}

type Version = {path: string; docs: {id: string; path: string; sidebar?: string}[]};
type GlobalData = Record<string, Record<string, {versions: Version[]}>>;

/** What plugins tell all pages; the list of pages of each documentation version is packed. */
function globalData(data: GlobalData): string {
  const bases = Object.values(data[DOCS] ?? {}).flatMap(({versions}) => versions);
  const packed = bases.map(({path: base, docs}) => packDocs(`${base.replace(/\/$/, '')}/`, docs));
  const rest = JSON.stringify(data, (key, value: unknown) => (key === 'docs' && Array.isArray(value) ? undefined : value));
  return `import {unpackDocs} from ${UNPACK};

const data = ${rest};
const packed = ${JSON.stringify(packed)};
for (const {versions} of Object.values(data[${JSON.stringify(DOCS)}] ?? {}))
  for (const version of versions) version.docs = unpackDocs(version.path.replace(/\\/$/, '') + '/', packed.shift());

export default data;
`;
}

function siteConfig(code: string): string {
  const config = JSON.parse(/export default (\{[\s\S]*\});/.exec(code)?.[1] ?? '{}') as Record<string, unknown>;
  if (!config.title) throw new Error('lean-client: the generated configuration cannot be read.');
  for (const name of BUILD_SETTINGS) delete config[name];
  return `export default ${JSON.stringify(config)};\n`;
}

/**
 * The data of a documentation version are loaded with each of its pages. Their titles and descriptions are for the theme's cards, which no page here shows.
 */
function leanModule(module: string, generated: string, folder: string): string {
  if (!module.startsWith(`@generated/${DOCS}/`)) return module;
  const name = module.slice('@generated/'.length);
  const data = readJson<{version?: {docsSidebars?: object; docs?: object}}>(generated, name);
  if (!data.version?.docsSidebars) return module;
  const file = path.join(folder, name.replaceAll('/', '-'));
  writeChanged(file, JSON.stringify({...data, version: {...data.version, docs: {}}}));
  return file;
}

function writeChanged(file: string, content: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}
