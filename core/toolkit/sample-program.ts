import path from 'node:path';
import ts from 'typescript';
import type {Fence} from '../corpus/fences';

/** A sample as the compiler sees it: a file in its own folder, so that no two samples share a scope. */
export type SampleFile = {fence: Fence; fileName: string; inPage: string};

export type SampleError = {fence: Fence; line: number; code: number; message: string};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  resolveJsonModule: true,
  esModuleInterop: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node', 'react'],
};

const ASSETS = `declare module '*.css';
declare module '*.scss';
declare module '*.png' { const url: string; export default url; }
declare module '*.svg' { const url: string; export default url; }
declare module '*.mp4' { const url: string; export default url; }
declare module '*.mp3' { const url: string; export default url; }`;

/**
 * Compiles all samples in one program, against the packages installed in `dir`.
 * A relative import finds the fence of the same page whose title is that file: the nearest one above, otherwise the first one below.
 */
export function compileSamples(dir: string, fences: Fence[]): SampleError[] {
  const {files, service} = openSamples(dir, fences);
  const program = service.getProgram();
  return program ? files.flatMap((file) => errorsOf(program, file)) : [];
}

/** Opens samples as an editor would, in one program: `files` are those that have types, `service` answers questions about those. */
export function openSamples(dir: string, fences: Fence[]): {files: SampleFile[]; service: ts.LanguageService} {
  const all = fences.map((fence) => toFile(dir, fence));
  const files = all.filter(isCompiled);
  const byName = new Map(all.map((file) => [file.fileName, file]));
  const assets = path.join(dir, '.samples/assets.d.ts');
  const text = (name: string) => (name === assets ? ASSETS : byName.get(name)?.fence.code);
  const cache = ts.createModuleResolutionCache(dir, (name) => name, OPTIONS);

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => OPTIONS,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [assets, ...files.map(({fileName}) => fileName)],
    // Nothing changes while a program is open; without a project version, every query would check all files again.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const code = host.readFile(name);
      return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
    },
    fileExists: (name) => text(name) !== undefined || ts.sys.fileExists(name),
    readFile: (name) => text(name) ?? ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text: specifier}) => {
        const importer = byName.get(containing);
        const local = importer && specifier.startsWith('.') ? findInPage(all, importer, specifier) : undefined;
        if (local) return {resolvedModule: {resolvedFileName: local.fileName, extension: path.extname(local.fileName)}};
        return ts.resolveModuleName(specifier, containing, OPTIONS, host, cache);
      }),
  };
  return {files, service: ts.createLanguageService(host)};
}

function toFile(dir: string, fence: Fence): SampleFile {
  const inPage = fence.meta.title ?? `sample.${fence.lang}`;
  // A configuration file may have to be JavaScript on the reader's side; its sample is compiled as TypeScript all the same.
  const compiled = /\.[cm]?jsx?$/.test(inPage) && fence.lang.startsWith('ts') ? `${inPage}.${fence.lang}` : inPage;
  return {fence, inPage, fileName: path.join(dir, '.samples', fence.page.file, String(fence.index), compiled)};
}

const isCompiled = ({fence}: SampleFile) => fence.lang === 'ts' || fence.lang === 'tsx';

function findInPage(files: SampleFile[], importer: SampleFile, specifier: string): SampleFile | undefined {
  const wanted = path.posix.join(path.posix.dirname(importer.inPage), specifier);
  const names = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'].map((ending) => wanted + ending);
  const candidates = files.filter(({fence, inPage}) => fence.page.file === importer.fence.page.file && fence !== importer.fence && names.includes(inPage));
  const above = candidates.filter(({fence}) => fence.index < importer.fence.index);
  return above.at(-1) ?? candidates[0];
}

function errorsOf(program: ts.Program, file: SampleFile): SampleError[] {
  const source = program.getSourceFile(file.fileName);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) => ({
    fence: file.fence,
    line: file.fence.line + (source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0),
    code: diagnostic.code,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
  }));
}
