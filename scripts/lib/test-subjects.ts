import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '../../core/corpus/corpus';

/** Code by which a test reads the whole content, or everything that is built from it. */
const WHOLE = /\b(BUILD|builtPages|sitemapPaths|variedPages|demosIn|readPublished|readDemos|readFigures|readdirSync)\b|readCorpus\((PROJECT|ROOT|SITE|dir)\b/;
/** What is made from the text of all pages: the search index, lists of examples, of members and of messages. */
const DERIVED = /\/(search-[\w-]+|examples|entities|filters|releases|messages|play|play-(share|types|weight))\.spec\.ts$/;
/** Code by which a unit test reads files of the project; without it, it has its own examples. */
const PROJECT_FILES = /\b(PROJECT|ROOT|SITE|__dirname|readPublished)\b|process\.cwd\(\)/;

/** Unit tests that read the project for its code or its fixtures, whatever pages say. One that names a changed page runs all the same. */
export const OF_CODE: readonly string[] = ['every-check-fails', 'probes', 'deploy', 'receipts', 'hovers', 'commands'].map(
  (name) => `tests/unit/${name}.test.ts`,
);

const testsIn = (dir: string, folder: string, name: RegExp): string[] =>
  fs
    .readdirSync(path.join(dir, folder))
    .filter((file) => name.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);

export const specsIn = (dir: string, folder: string): string[] => testsIn(dir, folder, /\.spec\.ts$/);
export const unitTestsIn = (dir: string): string[] => testsIn(dir, 'tests/unit', /\.test\.tsx?$/);

/** Whether a test has the whole content as its subject. */
export function readsAll(dir: string, test: string): boolean {
  if (test.startsWith('tests/unit/')) return !OF_CODE.includes(test) && PROJECT_FILES.test(textOf(dir, test));
  return DERIVED.test(test) || WHOLE.test(textOf(dir, test));
}

/** What a test calls a page, apart from its path: its title, as links and headings show it. */
export const namesOf = ({frontMatter: {title}}: Page): string[] => (typeof title === 'string' ? [title] : []);

/** The source of a test, with that of the helpers that it imports from the tests. */
export function textOf(dir: string, test: string, seen = new Set<string>()): string {
  if (seen.has(test)) return '';
  seen.add(test);
  // A path in a regular expression has escaped slashes.
  const source = fs.readFileSync(path.join(dir, test), 'utf8').replaceAll('\\/', '/');
  const helpers = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(test), `${name}.ts`))
    .filter((file) => file.startsWith('tests/') && !file.endsWith('/fixtures.ts') && fs.existsSync(path.join(dir, file)));
  return [source, ...helpers.map((helper) => textOf(dir, helper, seen))].join('\n');
}
