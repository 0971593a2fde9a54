import fs from 'node:fs';
import path from 'node:path';
import {readPage, type Page} from '../corpus/corpus';
import {fencesOf} from '../corpus/fences';
import {isStrip, stripsOf, type Strip} from '../strips/strips';
import {earlierPages} from './earlier';

/** A page within a course. The page that the first part builds on introduces the course and is its part 0. */
export type Part = {
  number: number;
  /** How many parts the course has. */
  count: number;
  page: Page;
  /** Itself and the pages before it, from the introduction on. */
  pages: Page[];
};

/** What part of a course a page is, if any. All parts of a course are in one folder. */
export function partOf(dir: string, page: Page): Part | undefined {
  const parts = partsBeside(dir, page.file);
  const pages = [...earlierPages(dir, page), page];
  return parts.length > 0 && pages[0]?.file === parts[0]?.file ? {number: pages.length - 1, count: parts.length - 1, page, pages} : undefined;
}

/** The part before or after another one, or the last one. */
export function otherPart(dir: string, {page}: Part, number: number): Part | undefined {
  const other = partsBeside(dir, page.file).at(number);
  return other && partOf(dir, other);
}

/** The parts of the course in the folder of a page, beginning with its introduction; the longest chain, if there are several. */
function partsBeside(dir: string, file: string): Page[] {
  const folder = path.posix.dirname(file);
  const names = fs.readdirSync(path.join(dir, folder)).filter((name) => name.endsWith('.mdx'));
  const chains = names
    .map((name) => readPage(dir, `${folder}/${name}`))
    .filter(({frontMatter}) => frontMatter.continues !== undefined)
    .map((page) => [...earlierPages(dir, page), page]);
  return chains.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** The strip that shows the project as it is after a part: the last one of the component that the course's first strip shows. */
export function stateOf(dir: string, {pages}: Part): Strip | undefined {
  const strips = pages.flatMap((page) => stripsOf(dir, page)).filter(isStrip);
  return strips.filter(({fence}) => fence.meta.title === strips[0]?.fence.meta.title).at(-1);
}

/** The folders that hold the parts of courses, as `docs/course`. */
export const courseFolders = (pages: Page[]): string[] => [
  ...new Set(pages.filter(({frontMatter}) => frontMatter.continues !== undefined).map(({file}) => path.posix.dirname(file))),
];

/** The versions of a file that a course shows before some part. */
export const versionsBefore = (dir: string, {pages}: Part, title: string): string[] =>
  pages
    .slice(0, -1)
    .flatMap((page) => fencesOf(dir, page))
    .filter(({meta}) => meta.title === title)
    .map(({code}) => code);
