import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readPage} from '../../core/corpus/corpus';
import {routeOf} from '../../core/corpus/routes';
import {CONTENT_ROOTS} from '../../core/corpus/sections';
import {UsageError} from './arguments';

/** What writers write: pages, entries, demos and figures with their pictures, the lists of words, and the guides at the top. Code that these share is code. */
const CONTENT = [
  new RegExp(`^(${CONTENT_ROOTS.join('|')})/`),
  /^data\/.+\.(ya?ml|json|md)$/,
  /^demos\/(?!lib\/)[^/]+\//,
  /^figures\/(?!kit\/)[^/]+\//,
  /^static\//,
  /^checks\/(words|names)\.txt$/,
  /^[A-Z]+\.md$/,
];

export const isContent = (file: string): boolean => CONTENT.some((pattern) => pattern.test(file));

/** A demo's code is content, and has to be typed and formatted like any other. */
export const isCode = (file: string): boolean => /\.(tsx?|mts|css)$/.test(file);

/**
 * Files that differ from a commit, with those that are not committed and those that git does not know yet.
 * @throws UsageError when there is no such commit
 */
export function changedSince(dir: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
      .split('\0')
      .filter(Boolean);
  try {
    const names = [...git('diff', '--name-only', '--no-renames', '-z', commit, '--'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
    return [...new Set(names)].sort();
  } catch {
    throw new UsageError(`There is no commit ${commit} in this repository: name a branch or a commit, as in npm test -- --since main.`);
  }
}

/** The paths of changed pages, or undefined if more than pages has changed, so that any page may look different. */
export function changedRoutes(dir: string, files: string[]): string[] | undefined {
  const looked = files.filter((file) => !/^(checks\/.*\.txt|[A-Z]+\.md)$/.test(file));
  const isPage = (file: string) => CONTENT_ROOTS.some((root) => file.startsWith(`${root}/`)) && /(^|\/)(?!_)[^/]+\.mdx$/.test(file);
  if (!looked.every((file) => isPage(file) && fs.existsSync(path.join(dir, file)))) return undefined;
  return looked.map((file) => routeOf(readPage(dir, file)));
}
