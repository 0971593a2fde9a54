import ts from 'typescript';
import type {Fence} from '../corpus/fences';
import {COMPILER_OPTIONS} from './compiler-options';
import {openProgram} from './program';
import {sampleFiles, type SampleFile} from './sample-files';

export type SampleError = {
  fence: Fence;
  /** Line of the page. */
  line: number;
  code: number;
  message: string;
  /** Whether the code cannot even be parsed. */
  syntax: boolean;
};

/**
 * Compiles all samples in one program, against the packages installed in `dir`.
 * A relative import finds the fence of the same page whose title is that file: the nearest one above, otherwise the first one below.
 */
export function compileSamples(dir: string, fences: Fence[]): SampleError[] {
  const program = openProgram(dir, fences, []);
  return fences.flatMap((fence) => program.errorsIn(fence).map((error) => ({...error, fence, line: fence.line + error.line})));
}

/** Opens samples as an editor would, in one program: `files` are those that have types, `service` answers questions about those. */
export function openSamples(dir: string, fences: Fence[]): {files: SampleFile[]; service: ts.LanguageService} {
  const samples = sampleFiles(dir, fences);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => COMPILER_OPTIONS,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => samples.roots,
    // Nothing changes while a program is open; without a project version, every query would check all files again.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const code = samples.readFile(name);
      return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
    },
    fileExists: samples.fileExists,
    readFile: samples.readFile,
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
    resolveModuleNameLiterals: samples.resolveModuleNameLiterals,
  };
  return {files: samples.files, service: ts.createLanguageService(host)};
}
