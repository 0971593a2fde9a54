import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Tables with so many columns do not fit on a phone without breaking words. */
const MANY = 4;

/** Puts each table of many columns into a region that scrolls sideways where it has to, also by keyboard, so that its words stay whole. */
export function rehypeWideTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table') return;
      if (parent && index !== undefined && columnsOf(node) >= MANY) parent.children[index] = scrolling(node);
      return SKIP;
    });
  };
}

function columnsOf(table: Element): number {
  let most = 0;
  visit(table, 'element', ({tagName, children}) => {
    if (tagName === 'tr') most = Math.max(most, children.filter((child) => child.type === 'element').length);
  });
  return most;
}

const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: ['wide-table'], role: 'group', ariaLabel: 'Table', tabIndex: 0},
  children: [table],
});
