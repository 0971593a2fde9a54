import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/**
 * A module of a package, with others in place of some that it loads.
 * @param file below node_modules
 */
export function loadedWith<Module>(file: string, given: Record<string, unknown>): Module {
  const full = path.join(__dirname, '../../node_modules', file);
  const load = createRequire(full);
  const module = {exports: {}};
  const run = vm.compileFunction(fs.readFileSync(full, 'utf8'), ['require', 'exports', 'module'], {filename: full}) as (...globals: unknown[]) => void;
  run((specifier: string): unknown => given[specifier] ?? (load(specifier) as unknown), module.exports, module);
  return module.exports as Module;
}
