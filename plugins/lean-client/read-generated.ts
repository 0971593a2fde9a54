import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Route} from './pack';
import type {Chunks} from '../../src/lib/unpack-routes';

type Raw = {path: string; component: string; routes?: Raw[]} & Record<string, unknown>;

/** The modules that chunks are made of, by chunk name, from the framework's registry. */
export function readRegistry(code: string): Map<string, string> {
  const modules = new Map(
    [...code.matchAll(/^\s*"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm)].map(([, name = '', module = '""']) => [
      name,
      JSON.parse(module) as string,
    ]),
  );
  const entries = code.match(/\(\) => import\(/g)?.length ?? 0;
  if (modules.size !== entries || entries === 0) throw new Error(`lean-client: the registry has ${entries} loaders, of which ${modules.size} can be read.`);
  return modules;
}

/** The tree of routes with the chunks of each, from the framework's two files. */
export function readRoutes(code: string, chunkNames: Record<string, Chunks>): Route[] {
  const list = /export default (\[[\s\S]*\]);/.exec(code)?.[1];
  if (!list) throw new Error('lean-client: routes.js has no list of routes.');
  // The file is code that the framework generates, with one call for each route.
  const raw = vm.runInNewContext(list, {ComponentCreator: (route: string, hash?: string) => `${route}-${hash}`}) as Raw[];
  const toRoute = ({path: route, component, routes, ...attributes}: Raw): Route => {
    const chunks = chunkNames[component];
    if (!chunks) throw new Error(`lean-client: the route ${route} has no chunks.`);
    return {path: route, chunks, attributes, ...(routes && {routes: routes.map(toRoute)})};
  };
  return Array.from(raw)
    .filter(({path: route}) => route !== '*')
    .map(toRoute);
}

export const readText = (folder: string, name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
export const readJson = <T>(folder: string, name: string): T => JSON.parse(readText(folder, name)) as T;
