import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Chunks} from '../../src/lib/unpack-routes';
import type {Route} from './pack';

type Raw = {path: string; component: string; routes?: Raw[]} & Record<string, unknown>;

/** The module of each chunk by the chunk's name, from the framework's registry. */
export function readRegistry(code: string): Map<string, string> {
  const entries = evaluate(code, {require: {resolveWeak: () => 0}}) as Record<string, [unknown, unknown]>;
  return new Map(
    Object.entries(entries).map(([chunk, [, module]]) => {
      if (typeof module !== 'string') throw new Error(`lean-client: the registry's entry ${chunk} does not name its module.`);
      return [chunk, module];
    }),
  );
}

/** The tree of routes with the chunks of each, from the framework's two files. */
export function readRoutes(code: string, chunkNames: Record<string, Chunks>): Route[] {
  const toRoute = ({path: route, component, routes, ...attributes}: Raw): Route => {
    const chunks = chunkNames[component];
    if (!chunks) throw new Error(`lean-client: the route ${route} has no chunks.`);
    return {path: route, chunks, attributes, ...(routes && {routes: Array.from(routes, toRoute)})};
  };
  const raw = evaluate(code, {ComponentCreator: (route: string, hash?: string) => `${route}-${hash}`}) as Raw[];
  return Array.from(raw)
    .filter(({path: route}) => route !== '*')
    .map(toRoute);
}

/** The default export of a module that the framework has generated: one expression below some imports. */
function evaluate(code: string, names: object): unknown {
  const [, expression] = code.split('export default ');
  if (!expression) throw new Error('lean-client: a generated module has no default export.');
  return vm.runInNewContext(`(${expression.trim().replace(/;$/, '')})`, names);
}

export const readText = (folder: string, name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
export const readJson = <T>(folder: string, name: string): T => JSON.parse(readText(folder, name)) as T;
