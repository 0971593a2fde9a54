import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Node} from './nodes';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false, tableCellPadding: true})
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', fences: true, listItemIndent: 'one', resourceLink: true});

/** Writes a tree as text. */
export const markdownOf = (nodes: Node[]): string => writer.stringify({type: 'root', children: nodes});
