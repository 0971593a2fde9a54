import path from 'node:path';
import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {readPage} from '../../core/corpus/corpus';
import {findTerms, termsFor, type TermUse} from '../../core/corpus/glossary-terms';
import {CONTENT_ROOTS} from '../../core/corpus/sections';
import {anchorOf, readGlossary} from '../../core/data/glossary';
import {routeOfId} from './route';

const PROJECT = path.join(__dirname, '../..');

/** Puts `<Term>` around the first use of each word of the glossary in the prose of a guide. */
export function remarkGlossary() {
  return (tree: Root, {path: source}: VFile): void => {
    const file = path.relative(PROJECT, source);
    if (!CONTENT_ROOTS.some((root) => file.startsWith(`${root}${path.sep}`))) return;
    const entries = termsFor(readPage(PROJECT, file), readGlossary(PROJECT));
    for (const use of findTerms(tree, entries)) replace(use.paragraph, use);
  };
}

function replace(parent: Paragraph | Extract<PhrasingContent, {children: PhrasingContent[]}>, use: TermUse): boolean {
  const index = parent.children.indexOf(use.node);
  if (index >= 0) {
    parent.children.splice(index, 1, ...split(use));
    return true;
  }
  return parent.children.some((child) => 'children' in child && replace(child, use));
}

const split = ({entry, node, start, end}: TermUse): PhrasingContent[] =>
  [textOf(node.value.slice(0, start)), elementOf(entry, node.value.slice(start, end)), textOf(node.value.slice(end))].filter(
    (part) => part.type !== 'text' || part.value !== '',
  );

const textOf = (value: string): Text => ({type: 'text', value});

function elementOf(entry: TermUse['entry'], word: string): MdxJsxTextElement {
  const attributes = {id: anchorOf(entry), text: entry.text, ...(entry.page ? {more: routeOfId(PROJECT, entry.page)} : {})};
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [textOf(word)],
  };
}
