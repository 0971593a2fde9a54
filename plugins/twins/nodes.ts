import type {BlockContent, Blockquote, Code, InlineCode, Link, List, ListItem, Nodes, Paragraph, PhrasingContent, Strong, Table, TableRow, Text} from 'mdast';

/* The parts of a Markdown tree, as short as the tree that they make. */

export const text = (value: string): Text => ({type: 'text', value});
export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});
export const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});
export const link = (url: string, ...children: PhrasingContent[]): Link => ({type: 'link', url, children});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
export const code = (lang: string, value: string, meta?: string): Code => ({type: 'code', lang, value, meta});
export const quote = (...children: BlockContent[]): Blockquote => ({type: 'blockquote', children});
export const list = (...items: PhrasingContent[][]): List => ({type: 'list', ordered: false, spread: false, children: items.map(item)});
export const table = (...rows: string[][]): Table => ({type: 'table', children: rows.map(row)});

const item = (children: PhrasingContent[]): ListItem => ({type: 'listItem', spread: false, children: [paragraph(...children)]});
const row = (cells: string[]): TableRow => ({type: 'tableRow', children: cells.map((cell) => ({type: 'tableCell', children: [text(cell)]}))});

/** Anything that stands in a tree, whatever its place. */
export type Node = Exclude<Nodes, {type: 'root'}>;
