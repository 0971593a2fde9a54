import fs from 'node:fs';
import path from 'node:path';
import type {Chunks} from '../../src/lib/unpack-routes';
import {packRoutes} from './pack';
import {readJson, readRegistry, readRoutes, readText} from './read-generated';

const UNPACK = JSON.stringify('@site/src/lib/unpack-routes.ts');

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
 * Modules are named from the site on: names of files are hashes of the code, so a path of this machine in it would name every file differently elsewhere.
 */
export function writeLeanFiles(site: string, generated: string, folder: string): void {
  const registry = readRegistry(readText(generated, 'registry.js'));
  const routes = readRoutes(readText(generated, 'routes.js'), readJson<Record<string, Chunks>>(generated, 'routesChunkNames.json'));
  const {table, chunks} = packRoutes(routes);
  // Each name occurs three times in what every page loads. Consecutive numbers compress best; a new page renames the files of those after it, once.
  const names = chunks.map((_, index) => `c${index.toString(36)}`);
  const moduleOf = (file: string) => JSON.stringify(fromSite(site, file));
  const loaders = chunks.map(
    (chunk, index) => `  ${names[index]}: [() => import(/* webpackChunkName: "${names[index]}" */ ${moduleOf(registry.get(chunk) ?? '')})],`,
  );
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

// The bundle's manifest knows chunks by their short names, which the server uses to find the styles of a page.
const names = ${JSON.stringify(Object.fromEntries(chunks.map((chunk, index) => [chunk, names[index]])))};
export default Object.fromEntries(Object.entries(registry).map(([chunk, [load, , module]]) => [chunk, [load, names[chunk], module]]));
`,
    'routesChunkNames.js': `export {chunkNames as default} from './table';
`,
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import {createWith, routes} from './table';

createWith(ComponentCreator);
export default [...routes, {path: '*', component: ComponentCreator('*')}];
`,
    'client-modules.js': readText(generated, 'client-modules.js').replace(/"[^"\n]+"/g, (file) => moduleOf(JSON.parse(file) as string)),
    'docusaurus.config.js': siteConfig(readText(generated, 'docusaurus.config.mjs')),
  };
  for (const [name, content] of Object.entries(files)) writeChanged(path.join(folder, name), content);
}

/** A file of the site, as the bundler finds it wherever the site is; any other one as it is. */
function fromSite(site: string, file: string): string {
  const relative = path.relative(site, file);
  return path.isAbsolute(file) && !relative.startsWith('..') && !path.isAbsolute(relative) ? `@site/${relative.split(path.sep).join('/')}` : file;
}

function siteConfig(code: string): string {
  const config = JSON.parse(/export default (\{[\s\S]*\});/.exec(code)?.[1] ?? '{}') as Record<string, unknown>;
  if (!config.title) throw new Error('lean-client: the generated configuration cannot be read.');
  for (const name of BUILD_SETTINGS) delete config[name];
  config.future = {experimental_router: (config.future as {experimental_router: string}).experimental_router};
  return `export default ${JSON.stringify(config)};\n`;
}

function writeChanged(file: string, content: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}
