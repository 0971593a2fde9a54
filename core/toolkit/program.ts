import ts from 'typescript';
import type {Fence} from '../corpus/fences';
import {COMPILER_OPTIONS} from './compiler-options';
import {isCompiled, sampleFiles, toFile} from './sample-files';
import {entryFiles, toolkitIn, type Toolkit} from './toolkit-program';

/** What the compiler says about a sample; lines count from the first one of the sample, from 0. */
export type CompilerError = {line: number; code: number; message: string; syntax: boolean};

/** Samples and published types in one program, so that the compiler reads the packages once for both. */
export type SharedProgram = {
  /** The errors in a sample. One that imports a sample which cannot be parsed has none: they would only follow from that. */
  errorsIn(fence: Fence): CompilerError[];
  toolkit: Toolkit;
};

/** The installed packages do not change while a program runs, so that their files are parsed once. */
const installed = new Map<string, ts.SourceFile>();

/** The last program; a request for part of what it holds is answered by it. */
let latest: {dir: string; codes: Map<string, string>; specifiers: Set<string>; program: SharedProgram} | undefined;

/**
 * Opens samples, and the types of packages or entry points, against the packages installed in `dir`.
 * @param specifiers packages (`remotion`) or entry points (`@remotion/transitions/fade`)
 */
export function openProgram(dir: string, fences: Fence[], specifiers: string[]): SharedProgram {
  const codes = new Map(fences.map((fence) => [toFile(dir, fence).fileName, fence.code]));
  const isKnown =
    latest?.dir === dir &&
    specifiers.every((specifier) => latest?.specifiers.has(specifier)) &&
    [...codes].every(([fileName, code]) => latest?.codes.get(fileName) === code);
  if (latest && isKnown) return latest.program;
  const program = createProgram(dir, fences, specifiers);
  latest = {dir, codes, specifiers: new Set(specifiers), program};
  return program;
}

function createProgram(dir: string, fences: Fence[], specifiers: string[]): SharedProgram {
  const samples = sampleFiles(dir, fences);
  const usual = ts.createCompilerHost(COMPILER_OPTIONS);
  const {fileExists, readFile, resolveModuleNameLiterals} = samples;
  const host: ts.CompilerHost = {
    ...usual,
    fileExists,
    readFile,
    resolveModuleNameLiterals,
    getSourceFile(fileName, options) {
      if (!fileName.includes('/node_modules/')) {
        const text = readFile(fileName);
        return text === undefined ? undefined : ts.createSourceFile(fileName, text, options);
      }
      const file = installed.get(fileName) ?? usual.getSourceFile(fileName, options);
      if (file) installed.set(fileName, file);
      return file;
    },
  };
  const entries = entryFiles(dir, specifiers, COMPILER_OPTIONS, host);
  const program = ts.createProgram([...new Set([...samples.roots, ...[...entries.values()].flat()])], COMPILER_OPTIONS, host);
  const syntaxErrors = (fileName: string) => program.getSyntacticDiagnostics(program.getSourceFile(fileName));
  return {
    toolkit: toolkitIn(program, entries),
    errorsIn(fence) {
      const file = toFile(dir, fence);
      const source = isCompiled(file) ? program.getSourceFile(file.fileName) : undefined;
      if (!source) return [];
      const isMisled = samples.imports(file.fileName).some((imported) => isCompiled(imported) && syntaxErrors(imported.fileName).length > 0);
      const toError = (syntax: boolean) => (diagnostic: ts.Diagnostic) => ({
        line: source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line,
        code: diagnostic.code,
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
        syntax,
      });
      return [...program.getSyntacticDiagnostics(source).map(toError(true)), ...(isMisled ? [] : program.getSemanticDiagnostics(source).map(toError(false)))];
    },
  };
}
