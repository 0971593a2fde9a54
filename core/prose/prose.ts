import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../corpus/corpus';
import {perPage} from '../corpus/per-page';

/** A unit of text: a paragraph, a table cell, a heading, or a value of the front matter. */
export type Prose = {
  kind: 'title' | 'description' | 'heading' | 'text';
  /** What a reader reads, with code and URLs replaced by two backticks. */
  text: string;
  /** Line of the page that holds the character at an offset of `text`. */
  lineAt: (offset: number) => number;
};

/** Replaces code, so that the words around it stay apart. */
const CODE = '``';

/** Code in the front matter, where nothing marks it: commands, tags, calls, paths, flags, camel-case names. */
const UNMARKED_CODE = /^npx .*|<\/?\w[^>]*>|[^\s"“(]*(?:\w\(\)|[\w@]\/|\w_\w|\w\.[a-z])[^\s"”,;:)]*|(?<![\w-])--?[a-z][\w-]*|\b\w*[a-z][A-Z]\w*/g;

/** Returns a page's prose in reading order, without code fences, inline code, URLs, JSX attributes and expressions. */
export const proseOf = perPage((page: Page): Prose[] => {
  const all: Prose[] = (['title', 'description'] as const).flatMap((kind) => {
    const value = page.frontMatter[kind];
    return typeof value === 'string' ? [{kind, text: value.replace(UNMARKED_CODE, CODE), lineAt: () => page.lineOf(kind)}] : [];
  });
  visit(page.tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    all.push(toProse(node as Heading | Paragraph | TableCell));
  });
  return all;
});

function toProse(block: Heading | Paragraph | TableCell): Prose {
  const starts: {offset: number; line: number}[] = [];
  let text = '';
  const add = (value: string, node: Nodes) => {
    starts.push({offset: text.length, line: node.position?.start.line ?? 1});
    text += value;
  };
  const walk = (node: Nodes): void => {
    if (node.type === 'text') add(block.type === 'heading' ? node.value.replace(/\s*\\?\{#[^}]*\}\s*$/, '') : node.value, node);
    else if (node.type === 'image') add(node.alt ?? '', node);
    else if (node.type === 'break') add('\n', node);
    else if (node.type === 'inlineCode' || isAddress(node)) add(CODE, node);
    // "16:nine" in prose is parsed as a directive; the site shows it as text.
    else if (node.type === 'textDirective') add(`:${node.name}`, node);
    if ('children' in node && !isAddress(node)) node.children.forEach(walk);
  };
  walk(block);
  return {
    kind: block.type === 'heading' ? 'heading' : 'text',
    text,
    lineAt(offset) {
      const start = starts.findLast((candidate) => candidate.offset <= offset);
      return start ? start.line + text.slice(start.offset, offset).split('\n').length - 1 : (block.position?.start.line ?? 1);
    },
  };
}

/** Whether a node is a URL that is shown as such. */
function isAddress(node: Nodes): boolean {
  const [only] = node.type === 'link' ? node.children : [];
  return node.type === 'link' && only?.type === 'text' && node.url.replace(/^(mailto:|https?:\/\/)/, '') === only.value.replace(/^https?:\/\//, '');
}
