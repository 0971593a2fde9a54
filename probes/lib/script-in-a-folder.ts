import fs from 'node:fs';
import path from 'node:path';
import {runScriptOf} from './page-script';

type Ran = {printed: string[]; error: string};

/** Those functions of node:fs that scripts of pages call with paths, each with the first so many arguments as paths in a folder. */
const PATHS = {readdirSync: 1, readFileSync: 1, writeFileSync: 1, mkdirSync: 1, statSync: 1, existsSync: 1, rmSync: 1, copyFileSync: 2, renameSync: 2};

/**
 * Carries out a script of a page as if it stood in a folder, with words of a command line.
 * @param given further modules in place of those that it imports
 */
export async function runInFolder(folder: string, page: string, name: string, words: string[], given: Record<string, unknown> = {}): Promise<Ran> {
  const inFolder = Object.fromEntries(
    Object.entries(PATHS).map(([key, count]) => {
      const call = fs[key as keyof typeof PATHS] as (...args: unknown[]) => unknown;
      return [key, (...args: unknown[]) => call(...args.map((arg, index) => (index < count ? path.resolve(folder, String(arg)) : arg)))];
    }),
  );
  const printed: string[] = [];
  const {argv} = process;
  const {log} = console;
  process.argv = ['bun', name, ...words];
  console.log = (...line: unknown[]) => void printed.push(line.join(' '));
  try {
    await runScriptOf(page, name, {'node:fs': inFolder, ...given});
    return {printed, error: ''};
  } catch (error) {
    return {printed, error: error instanceof Error ? error.message : String(error)};
  } finally {
    process.argv = argv;
    console.log = log;
  }
}

/** Writes small files, whose content is their name unless given. */
export function put(folder: string, files: string[] | Record<string, string>): void {
  const contents = Array.isArray(files) ? Object.fromEntries(files.map((name) => [name, name])) : files;
  for (const [name, content] of Object.entries(contents)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
}

/** The files of a folder with their contents. */
export const filesIn = (folder: string, name = '.'): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(folder, name))
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(folder, name, file), 'utf8')]),
  );
