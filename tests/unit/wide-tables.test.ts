import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Element, Root} from 'hast';
import {rehypeWideTables} from '../../plugins/wide-tables/rehype';

const element = (tagName: string, ...children: Element['children']): Element => ({type: 'element', tagName, properties: {}, children});
const tableOf = (columns: number): Element =>
  element('table', element('thead', element('tr', ...Array.from({length: columns}, () => element('th', {type: 'text', value: 'Codec'})))));

test('a table of four columns or more scrolls in a region that the keyboard reaches, and is the same table', () => {
  const [three, four] = [tableOf(3), tableOf(4)];
  const inside = element('section', four);
  const tree: Root = {type: 'root', children: [three, inside]};
  rehypeWideTables()(tree);
  assert.equal(tree.children[0], three);
  const [region] = inside.children as [Element];
  assert.deepEqual([region.tagName, region.properties.tabIndex, region.properties.role, region.properties.ariaLabel], ['div', 0, 'group', 'Table']);
  assert.deepEqual(region.children, [four]);
});
