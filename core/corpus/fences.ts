import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta, type FenceMeta} from './fence-meta';
import type {Page} from './corpus';
import {perPage} from './per-page';
import {scanFences, type ScannedFence} from './scan-fences';

/** A fenced code block of a page, with the meta string after its language parsed. */
export type Fence = {
  page: Page;
  /** Position among the fences of its page, from 0. */
  index: number;
  lang: string;
  meta: FenceMeta;
  code: string;
  /** Line of the page that holds the first line of `code`. */
  line: number;
};

/**
 * All fenced code blocks of a page of the project in `dir`, in reading order, including those inside lists and components.
 * One that names a file which is not there has no code.
 */
export const fencesOf = (dir: string, page: Page): Fence[] =>
  writtenFences(page).map((fence) => (fence.meta.file ? withFile(dir, fence, fence.meta.file) : fence));

const writtenFences = perPage((page) =>
  scanFences(page.source).map(({lang, meta, code, line}, index): Fence => ({page, index, lang, meta: parseFenceMeta(meta), line, code})),
);

function withFile(dir: string, fence: Fence, name: string): Fence {
  const file = path.join(dir, name);
  return {...fence, code: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''};
}

/** Lines of the fences that the MDX parser and the scan read differently, so that the build would differ from what was checked. */
export function misreadFences({source, tree}: Page): number[] {
  const read: ScannedFence[] = [];
  visit(tree, 'code', ({lang, meta, value, position}: Code) => {
    read.push({lang: lang ?? '', meta: meta ?? '', code: value, line: (position?.start.line ?? 0) + 1, closed: true});
  });
  const scanned = new Map(scanFences(source).map((fence) => [fence.line, JSON.stringify(fence)]));
  const parsed = new Map(read.map((fence) => [fence.line, JSON.stringify(fence)]));
  const lines = new Set([...scanned.keys(), ...parsed.keys()]);
  return [...lines].filter((line) => scanned.get(line) !== parsed.get(line)).map((line) => line - 1);
}
