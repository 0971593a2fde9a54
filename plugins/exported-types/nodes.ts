import type {BlockContent, InlineCode, Link, PhrasingContent, Table, TableCell, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/** Strings keep their words; everything else that begins with a capital letter may be the name of a type. */
const NAMES = /'[^']*'|[\w$.]+/g;

/**
 * Code in which the names of types are links.
 * @param hrefOf the path of a type's explanation; undefined for other names
 */
export function typeCode(code: string, hrefOf: (name: string) => string | undefined): InlineCode | MdxJsxTextElement {
  const children: (Text | Link)[] = [];
  let end = 0;
  for (const {0: name, index} of code.matchAll(NAMES)) {
    const url = /^[A-Z]/.test(name) ? hrefOf(name) : undefined;
    if (!url) continue;
    children.push(text(code.slice(end, index)), {type: 'link', url, children: [text(name)]});
    end = index + name.length;
  }
  if (children.length === 0) return {type: 'inlineCode', value: code};
  // As if written as JSX: the theme would take a `code` from Markdown with anything but text in it for a block.
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [], data: {_mdxExplicitJsx: true}, children: [...children, text(code.slice(end))]};
}

export const text = (value: string): Text => ({type: 'text', value});

export const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});

/** A table with the columns in which any row has something. */
export function table(columns: string[], rows: PhrasingContent[][][]): Table {
  const used = columns.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0));
  const rowOf = (cells: PhrasingContent[][]) => ({
    type: 'tableRow' as const,
    children: cells.filter((_, column) => used[column]).map((children): TableCell => ({type: 'tableCell', children})),
  });
  return {type: 'table', children: [rowOf(columns.map((name) => [text(name)])), ...rows.map(rowOf)]};
}

/** A part of a page that search leaves out. */
export const unsearched = (children: BlockContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [{type: 'mdxJsxAttribute', name: 'data-search', value: 'skip'}],
  children,
});
