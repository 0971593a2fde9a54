import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta, type FenceMeta} from './fence-meta';
import type {Page} from './corpus';
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
 * @throws Error when the file that a fence names cannot be read
 */
export const fencesOf = (dir: string, page: Page): Fence[] =>
  scanFences(page.source).map(({lang, meta: words, code, line}, index) => {
    const meta = parseFenceMeta(words);
    return {page, index, lang, meta, line, code: meta.file ? fs.readFileSync(path.join(dir, meta.file), 'utf8') : code};
  });

/** Lines of the fences that the MDX parser and the scan read differently, so that the build would differ from what was checked. */
export function misreadFences({source, tree}: Page): number[] {
  const read: ScannedFence[] = [];
  visit(tree, 'code', ({lang, meta, value, position}: Code) => {
    read.push({lang: lang ?? '', meta: meta ?? '', code: value, line: (position?.start.line ?? 0) + 1});
  });
  const scanned = new Map(scanFences(source).map((fence) => [fence.line, JSON.stringify(fence)]));
  const parsed = new Map(read.map((fence) => [fence.line, JSON.stringify(fence)]));
  const lines = new Set([...scanned.keys(), ...parsed.keys()]);
  return [...lines].filter((line) => scanned.get(line) !== parsed.get(line)).map((line) => line - 1);
}
