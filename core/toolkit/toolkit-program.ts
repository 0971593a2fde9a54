import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {COMPILER_OPTIONS} from './compiler-options';

/** The types of some installed packages, loaded into one program. */
export type Toolkit = {
  checker: ts.TypeChecker;
  /** Exports of a package (all of its entry points) or of one entry point, aliases resolved; undefined when it is not installed. */
  exportsOf: (specifier: string) => Map<string, ts.Symbol> | undefined;
  /** Exports of the main entry point of a package. */
  mainExportsOf: (specifier: string) => Map<string, ts.Symbol> | undefined;
};

/** Type declarations of the toolkit's own packages, as opposed to those of React, the DOM or AWS. */
export const isToolkitFile = (file: string): boolean => /\/node_modules\/(remotion|@remotion\/[^/]+)\/(?!(.*\/)?node_modules\/)/.test(file);

export const isToolkitModule = (specifier: string): boolean => /^(remotion|@remotion\/[^/]+)(\/|$)/.test(specifier);

/**
 * Loads packages (`remotion`, `@remotion/player`) or single entry points (`@remotion/transitions/fade`) into one program.
 * With `namesOnly`, only the toolkit's own files are read, which is fast: the names and kinds of exports are right, their types are not.
 */
export function loadToolkit(dir: string, specifiers: string[], {namesOnly = false} = {}): Toolkit {
  const options: ts.CompilerOptions = namesOnly ? {...COMPILER_OPTIONS, lib: undefined, noLib: true, types: []} : COMPILER_OPTIONS;
  const host = hostFor(options);
  const cache = ts.createModuleResolutionCache(dir, (name) => name, options);
  if (namesOnly) {
    const isOwn = (specifier: string) => specifier.startsWith('.') || isToolkitModule(specifier);
    host.resolveModuleNameLiterals = (literals, from) =>
      literals.map(({text}) => (isOwn(text) ? ts.resolveModuleName(text, from, options, host, cache) : {resolvedModule: undefined}));
  }
  const entries = entryFiles(dir, specifiers, options, host);
  return toolkitIn(ts.createProgram([...new Set([...entries.values()].flat())], options, host), entries);
}

/** Types of the language, of Node and of React are the same for all programs of a process, which then parse them once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!/\/node_modules\/(typescript\/lib|@types)\//.test(file)) return read(file, ...rest);
    const key = `${JSON.stringify(options.lib ?? [])} ${file}`;
    if (!parsed.has(key)) parsed.set(key, read(file, ...rest));
    return parsed.get(key);
  };
  return host;
}

/** The type declarations of packages and entry points, by what was asked for; none where nothing is installed. */
export function entryFiles(dir: string, specifiers: string[], options: ts.CompilerOptions, host: ts.ModuleResolutionHost): Map<string, string[]> {
  const cache = ts.createModuleResolutionCache(dir, (name) => name, options);
  const fileOf = (specifier: string): string[] => {
    const file = ts.resolveModuleName(specifier, path.join(dir, 'entry.ts'), options, host, cache).resolvedModule?.resolvedFileName;
    return file && /\.d\.[cm]?ts$/.test(file) ? [file] : [];
  };
  return new Map(specifiers.map((specifier) => [specifier, entryPoints(dir, specifier).flatMap(fileOf)]));
}

/** The toolkit as a program that holds its entry points knows it. */
export function toolkitIn(program: ts.Program, entries: Map<string, string[]>): Toolkit {
  const checker = program.getTypeChecker();
  const exportsIn = (files: string[]) => {
    if (files.length === 0) return undefined;
    const modules = files.flatMap((file) => checker.getSymbolAtLocation(program.getSourceFile(file) as ts.Node) ?? []);
    return new Map(
      modules.flatMap((module) => checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolveAlias(checker, symbol)] as const)).reverse(),
    );
  };
  return {
    checker,
    exportsOf: (specifier) => exportsIn(entries.get(specifier) ?? []),
    mainExportsOf: (specifier) => exportsIn((entries.get(specifier) ?? []).slice(0, 1)),
  };
}

/** The entry points that a package offers to users: `@remotion/transitions`, `@remotion/transitions/fade`, …; empty when it is not installed. */
export function entryPoints(dir: string, specifier: string): string[] {
  const [, name = specifier, subpath] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (subpath) return [specifier];
  const manifest = findManifest(dir, name);
  if (!manifest) return [];
  const {exports = {'.': ''}} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {exports?: Record<string, unknown>};
  return Object.keys(exports)
    .filter((key) => !key.includes('*') && !key.endsWith('.json') && !PRIVATE_ENTRY.test(key))
    .map((key) => name + key.slice(1));
}

/** Entry points that are imported only by the toolkit's own packages and bundler. */
const PRIVATE_ENTRY = /internals|entry/i;

function findManifest(dir: string, name: string): string | undefined {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  if (fs.existsSync(file)) return file;
  return path.dirname(dir) === dir ? undefined : findManifest(path.dirname(dir), name);
}

const resolveAlias = (checker: ts.TypeChecker, symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
