import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {COMPILER_OPTIONS} from '../../core/toolkit/compiler-options';
import {ASSETS} from '../../core/toolkit/sample-files';
import {JSX_RUNTIME, PLAYABLE} from '../../src/playground/packages';
import type {TypesPack} from '../../src/playground/types/messages';

/** Packages whose comments a reader may want on hover; those of Node, which nothing in a composition uses, and of three.js are left out. */
const COMMENTED = /\/node_modules\/(remotion|@remotion\/[^/]+|@types\/react|@types\/react-dom|zod)\//;
/** What of a package.json decides which declarations an import has. */
const FIELDS = ['name', 'version', 'type', 'types', 'typings', 'main', 'exports', 'typesVersions'];

/**
 * Packs the declarations that code of the playground can reach: those of its packages, of what these need, and of the language.
 * @param dir the project whose packages they are
 * @throws Error when a package is not installed
 */
export function packTypes(dir: string): TypesPack {
  const program = programOf(dir, [...PLAYABLE, JSX_RUNTIME]);
  const sources = program.getSourceFiles().filter(({fileName}) => fileName.includes('/node_modules/'));
  const nameOf = (file: string) => `/${path.relative(dir, file).split(path.sep).join('/')}`;
  const manifests = new Set(sources.flatMap(({fileName}) => manifestsAbove(fileName, dir)));
  const files = [
    ...sources.map((source) => [nameOf(source.fileName), COMMENTED.test(source.fileName) ? source.text : withoutComments(source)] as const),
    ...[...manifests].map((file) => [nameOf(file), manifestOf(file)] as const),
  ];
  // Sorted, since the order in which TypeScript reads files is nobody's business.
  return {options: COMPILER_OPTIONS, assets: ASSETS, files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))};
}

function programOf(dir: string, entries: string[]): ts.Program {
  const root = path.join(dir, '.playground-types.ts');
  const code = entries.map((entry) => `import ${JSON.stringify(entry)};`).join('\n');
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getCurrentDirectory = () => dir;
  host.fileExists = (file) => file === root || fileExists(file);
  host.getSourceFile = (file, options, ...rest) => (file === root ? ts.createSourceFile(file, code, options) : getSourceFile(file, options, ...rest));
  const program = ts.createProgram([root], COMPILER_OPTIONS, host);
  const missing = entries.filter((entry) => !ts.resolveModuleName(entry, root, COMPILER_OPTIONS, host).resolvedModule);
  if (missing.length > 0) throw new Error(`The playground needs the types of ${missing.join(', ')}, which are not installed.`);
  return program;
}

function manifestsAbove(file: string, dir: string): string[] {
  const found: string[] = [];
  for (let folder = path.dirname(file); folder.length > dir.length && path.basename(folder) !== 'node_modules'; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (fs.existsSync(manifest)) found.push(manifest);
  }
  return found;
}

function manifestOf(file: string): string {
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(FIELDS.flatMap((field) => (manifest[field] === undefined ? [] : [[field, manifest[field]]]))));
}

const printer = ts.createPrinter({removeComments: true, newLine: ts.NewLineKind.LineFeed});

/** The declarations alone. Directives are comments, too, but those that name other files count. */
function withoutComments(source: ts.SourceFile): string {
  const directives = source.text.match(/^\/\/\/ *<reference [^>]*\/>/gm) ?? [];
  return [...directives, printer.printFile(source).replace(/^ +/gm, '')].join('\n');
}
