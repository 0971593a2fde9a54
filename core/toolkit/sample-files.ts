import path from 'node:path';
import ts from 'typescript';
import type {Page} from '../corpus/corpus';
import type {Fence} from '../corpus/fences';
import {earlierFences} from '../course/earlier';
import {COMPILER_OPTIONS} from './compiler-options';

/** A sample as the compiler sees it: a file in its own folder, so that no two samples share a scope. */
export type SampleFile = {fence: Fence; fileName: string; inPage: string};

/** The part of a compiler host that samples need. */
type SampleFiles = {
  /** Samples that have types. */
  files: SampleFile[];
  roots: string[];
  /** The samples of the same page that a sample imports. */
  imports: (fileName: string) => SampleFile[];
} & Pick<Required<ts.CompilerHost>, 'fileExists' | 'readFile' | 'resolveModuleNameLiterals'>;

/** What a sample may import beside code. */
export const ASSETS = `declare module '*.css';
declare module '*.scss';
declare module '*.png' { const url: string; export default url; }
declare module '*.svg' { const url: string; export default url; }
declare module '*.mp4' { const url: string; export default url; }
declare module '*.mp3' { const url: string; export default url; }`;

/** Lays out samples as files of the project in `dir`, which exist only for the compiler. */
export function sampleFiles(dir: string, fences: Fence[]): SampleFiles {
  const all = fences.map((fence) => toFile(dir, fence));
  const files = all.filter(isCompiled);
  const byPage = new Map<string, SampleFile[]>();
  for (const file of all) byPage.set(file.fence.page.file, [...(byPage.get(file.fence.page.file) ?? []), file]);
  const earlier = earlierFiles(dir, all);
  const byName = new Map([...earlier.values(), all].flat().map((file) => [file.fileName, file]));
  const imported = new Map<string, SampleFile[]>();
  const assets = path.join(dir, '.samples/assets.d.ts');
  const text = (name: string) => (name === assets ? ASSETS : byName.get(name)?.fence.code);
  const cache = ts.createModuleResolutionCache(dir, (name) => name, COMPILER_OPTIONS);
  const fileExists = (name: string) => text(name) !== undefined || ts.sys.fileExists(name);
  const readFile = (name: string) => text(name) ?? ts.sys.readFile(name);
  const host = {
    fileExists,
    readFile,
    directoryExists: (name: string) => ts.sys.directoryExists(name),
    realpath: (name: string) => ts.sys.realpath?.(name) ?? name,
  };
  return {
    files,
    roots: [assets, ...files.map(({fileName}) => fileName)],
    imports: (fileName) => imported.get(fileName) ?? [],
    fileExists,
    readFile,
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text: specifier}) => {
        const importer = byName.get(containing);
        const local =
          importer && specifier.startsWith('.')
            ? (findInPage(byPage.get(importer.fence.page.file) ?? [], importer, specifier) ??
              findEarlier(earlier.get(importer.fence.page.file), importer, specifier))
            : undefined;
        if (!local) return ts.resolveModuleName(specifier, containing, COMPILER_OPTIONS, host, cache);
        imported.set(containing, [...(imported.get(containing) ?? []), local]);
        return {resolvedModule: {resolvedFileName: local.fileName, extension: path.extname(local.fileName)}};
      }),
  };
}

export function toFile(dir: string, fence: Fence): SampleFile {
  const inPage = fence.meta.title ?? `sample.${fence.lang}`;
  // A configuration file may have to be JavaScript on the reader's side; its sample is compiled as TypeScript all the same.
  const compiled = /\.[cm]?jsx?$/.test(inPage) && fence.lang.startsWith('ts') ? `${inPage}.${fence.lang}` : inPage;
  return {fence, inPage, fileName: path.join(dir, '.samples', fence.page.file, String(fence.index), compiled)};
}

export const isCompiled = ({fence}: SampleFile): boolean => fence.lang === 'ts' || fence.lang === 'tsx';

/** The samples of the pages that each page builds on, by its file, and of those that these build on. */
function earlierFiles(dir: string, files: SampleFile[]): Map<string, SampleFile[]> {
  const found = new Map<string, SampleFile[]>();
  const add = (page: Page): void => {
    if (found.has(page.file)) return;
    const fences = earlierFences(dir, page).filter(({meta}) => meta.nocheck === undefined);
    found.set(
      page.file,
      fences.map((fence) => toFile(dir, fence)),
    );
    fences.forEach((fence) => add(fence.page));
  };
  files.forEach(({fence}) => add(fence.page));
  return found;
}

function named(files: SampleFile[], importer: SampleFile, specifier: string): SampleFile[] {
  const wanted = path.posix.join(path.posix.dirname(importer.inPage), specifier);
  const names = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'].map((ending) => wanted + ending);
  return files.filter(({fence, inPage}) => fence !== importer.fence && names.includes(inPage));
}

const findEarlier = (files: SampleFile[] = [], importer: SampleFile, specifier: string): SampleFile | undefined => named(files, importer, specifier).at(-1);

function findInPage(files: SampleFile[], importer: SampleFile, specifier: string): SampleFile | undefined {
  const candidates = named(files, importer, specifier);
  const above = candidates.filter(({fence}) => fence.index < importer.fence.index);
  return above.at(-1) ?? candidates[0];
}
