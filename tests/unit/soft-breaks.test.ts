import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Element, Root} from 'hast';
import {rehypeSoftBreaks} from '../../plugins/soft-breaks/rehype';

const text = (value: string) => ({type: 'text', value}) as const;
const element = (tagName: string, ...children: Element['children']): Element => ({type: 'element', tagName, properties: {}, children});

/** The text of a tree, with a bar where it may break. */
const shown = (node: Root | Element['children'][number]): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'wbr') return '|';
  return 'children' in node ? node.children.map((child) => shown(child as Element)).join('') : '';
};

const softened = (...children: Element['children']): string => {
  const tree: Root = {type: 'root', children};
  rehypeSoftBreaks()(tree);
  return shown(tree);
};

test('names in the cells of a table may break where their parts meet, and nowhere else', () => {
  const code = (value: string) => element('td', element('code', text(value)));
  assert.equal(softened(code('@remotion/media-parser')), '@remotion/|media-|parser');
  assert.equal(softened(code('src/Composition.tsx')), 'src/|Composition.|tsx');
  assert.equal(softened(code('renderMediaOnLambda()')), 'render|Media|On|Lambda()');
  assert.equal(softened(element('td', element('a', element('code', text('durationInFrames?'))))), 'duration|In|Frames?');
  assert.equal(softened(element('th', text('Needed by @remotion/…, and/or others'))), 'Needed by @remotion/|…, and/|or others');
  assert.equal(softened(code('fps')), 'fps');
});

test('outside of tables nothing changes', () => {
  assert.equal(softened(element('p', element('code', text('@remotion/media-parser')))), '@remotion/media-parser');
});
