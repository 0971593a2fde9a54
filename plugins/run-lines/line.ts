import path from 'node:path';
import type {Paragraph, Parent, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {readPage} from '../../core/corpus/corpus';
import {EXPLAINED_IN, runLineOf, type RunLine} from '../../core/node-scripts/run-line';

/** The tree of a page with the line below its first script that says how to run it, if it needs one. */
export function withRunLine(tree: Root, siteDir: string, file: string): Root {
  const line = runLineOf(siteDir, readPage(siteDir, file));
  if (!line) return tree;
  const copy = structuredClone(tree);
  insertLine(copy, line, file);
  return copy;
}

/** @param file the page, relative to the site */
export function insertLine(tree: Root, line: RunLine, file: string): void {
  let fence = -1;
  visit(tree, 'code', (_, index, parent) => {
    // The fences of a page are numbered as in core/corpus/fences.ts.
    fence += 1;
    if (fence !== line.script.index || index === undefined) return undefined;
    (parent as Parent).children.splice(index + 1, 0, paragraphOf(line, file));
    return EXIT;
  });
}

function paragraphOf({command}: RunLine, file: string): Paragraph {
  const target = path.posix.relative(path.posix.dirname(file), EXPLAINED_IN.file);
  const page = {
    type: 'link' as const,
    url: `${target.startsWith('.') ? target : `./${target}`}#${EXPLAINED_IN.id}`,
    children: [{type: 'text' as const, value: 'Run a script'}],
  };
  const children: Paragraph['children'] =
    command === undefined
      ? [page, {type: 'text', value: ' explains what such a file needs.'}]
      : [
          {type: 'text', value: 'Run it with '},
          {type: 'inlineCode', value: command},
          {type: 'text', value: ', as '},
          page,
          {type: 'text', value: ' explains.'},
        ];
  // Search leaves it out: it is the same on many pages.
  return {type: 'paragraph', children, data: {hProperties: {className: ['run-line'], dataSearch: 'skip'}}};
}
