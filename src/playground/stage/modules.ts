import type {CompiledModule} from '../protocol';
import {resolveFile} from '../resolve';
import {sourceUrl} from './errors';
import {guards, WatchedArray} from './guards';
import {packageOf} from './registry';

type Exports = Record<string, unknown>;
type Factory = (require: (name: string) => unknown, module: {exports: unknown}, exports: unknown, guard: typeof guards, array: typeof WatchedArray) => void;

declare global {
  interface Window {
    /** Takes in a module; its script calls this. */
    __playModule?: (run: number, name: string, factory: Factory) => void;
  }
}

/** Modules of the run that is being loaded. */
let current = {run: -1, factories: new Map<string, Factory>()};

window.__playModule = (run, name, factory) => {
  if (run === current.run) current.factories.set(name, factory);
};

/**
 * Runs the scripts of modules, which only takes them in.
 * @returns the error of a script that is no valid JavaScript, or nothing
 */
export async function takeIn(run: number, modules: CompiledModule[]): Promise<void> {
  current = {run, factories: new Map()};
  await Promise.all(modules.map((module) => runScript(run, module)));
  const missing = modules.find(({name}) => !current.factories.has(name));
  if (missing && current.run === run) throw new SyntaxFault(missing.name, faults.get(`${run}/${missing.name}`));
}

/** Code that the compiler let through and the browser cannot read. */
export class SyntaxFault extends Error {
  readonly line: number | null;

  constructor(
    readonly file: string,
    fault: {message: string; line: number} | undefined,
  ) {
    super(fault?.message.replace(/^Uncaught /, '') ?? 'The browser cannot read this file.');
    this.line = fault?.line ?? null;
  }
}

/** What browsers say about scripts that they cannot read, by run and file. */
const faults = new Map<string, {message: string; line: number}>();

/** Blob URLs of scripts that are being read: browsers name a script that they cannot read by its URL. */
const scripts = new Map<string, string>();

/** Notes the error of a script that cannot be read; says whether it was one. */
export function noteFault({filename, message, lineno, error}: ErrorEvent): boolean {
  const key = scripts.get(filename) ?? (error instanceof SyntaxError ? /play-file\/(\d+\/.+)$/.exec(decodeURIComponent(filename))?.[1] : undefined);
  if (key === undefined || current.factories.has(key.slice(key.indexOf('/') + 1))) return false;
  faults.set(key, {message, line: lineno});
  return true;
}

function runScript(run: number, {name, code}: CompiledModule): Promise<void> {
  const text = `__playModule(${run},${JSON.stringify(name)},function(require,module,exports,__guards,Array){${code}\n})\n//# sourceURL=${sourceUrl(run, name)}`;
  const script = document.createElement('script');
  const url = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
  scripts.set(url, `${run}/${name}`);
  return new Promise((resolve) => {
    const end = () => {
      URL.revokeObjectURL(url);
      scripts.delete(url);
      script.remove();
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = url;
    document.head.append(script);
  });
}

/**
 * Runs the modules of a project, beginning with one.
 * Modules that import each other in a circle get what the other has exported so far, as in any bundler.
 * @returns what the first module exports
 */
export function runModules(entry: string): Exports {
  const loaded = new Map<string, {exports: unknown}>();
  const {factories} = current;
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const factory = factories.get(name);
    if (!factory) throw new Error(`There is no file ${name}.`);
    const module: {exports: unknown} = {exports: {}};
    loaded.set(name, module);
    factory(require, module, module.exports, guards, WatchedArray);
    if (name.endsWith('.css')) showStyle(name, String(module.exports));
    return module.exports;
  };
  const require = (name: string): unknown => {
    if (!name.startsWith('.')) {
      const found = packageOf(name);
      if (!found) throw new Error(`There is no package ${name} in the playground.`);
      return found;
    }
    return load(resolveFile(name, (each) => factories.has(each)) ?? name.slice(2));
  };
  for (const style of document.querySelectorAll('style[data-file]')) style.remove();
  const exports = load(entry);
  return typeof exports === 'object' && exports !== null ? (exports as Exports) : {};
}

function showStyle(name: string, text: string): void {
  const style = document.createElement('style');
  style.dataset.file = name;
  style.textContent = text;
  document.head.append(style);
}
