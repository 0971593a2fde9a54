import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readPage} from '../../core/corpus/corpus';
import {runLineOf} from '../../core/node-scripts/run-line';
import {insertLine} from './line';

const SITE = path.join(__dirname, '../..');
const DOCS = path.join(SITE, 'docs') + path.sep;

/** Says below the first script of a documentation page how to run it, unless the page does. */
export function remarkRunLines() {
  return (tree: Root, {path: source}: VFile): void => {
    if (!source?.startsWith(DOCS)) return;
    const file = path.relative(SITE, source).split(path.sep).join('/');
    const line = runLineOf(SITE, readPage(SITE, file));
    if (line) insertLine(tree, line, file);
  };
}
