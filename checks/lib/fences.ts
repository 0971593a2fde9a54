import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta, type FenceMeta} from '../../plugins/code-samples/fence-meta';
import type {Page} from './corpus';

/** A fenced code block of a page, with the meta after its language understood. */
export type Fence = {
  page: Page;
  /** Position among the fences of its page, from 0. */
  index: number;
  lang: string;
  meta: FenceMeta;
  code: string;
  /** Line of the page on which the first line of `code` stands. */
  line: number;
};

/** All fenced code blocks of a page of the project in `dir`, in reading order, also inside lists and components. */
export function fencesOf(dir: string, page: Page): Fence[] {
  const fences: Fence[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const meta = parseFenceMeta(node.meta ?? '');
    fences.push({
      page,
      index: fences.length,
      lang: node.lang ?? '',
      meta,
      code: meta.file ? fs.readFileSync(path.join(dir, meta.file), 'utf8') : node.value,
      line: (node.position?.start.line ?? 0) + 1,
    });
  });
  return fences;
}
