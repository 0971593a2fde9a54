import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Classes of Tailwind drop the inline styles of AbsoluteFill that they replace, variants included.', () => {
  const styleOf = (props: ComponentProps<typeof AbsoluteFill>) =>
    (/style="([^"]*)"/.exec(renderToStaticMarkup(createElement(AbsoluteFill, props)))?.[1] ?? '').split(';').sort();
  const all = ['bottom:0', 'display:flex', 'flex-direction:column', 'height:100%', 'left:0', 'position:absolute', 'right:0', 'top:0', 'width:100%'];
  const dropped = (className: string) => all.filter((rule) => !styleOf({className}).includes(rule)).map((rule) => rule.split(':')[0]);
  for (const side of ['top', 'left', 'right', 'bottom']) assert.deepEqual(dropped(`${side}-4`), [side]);
  assert.deepEqual(dropped('inset-4'), ['bottom', 'left', 'right', 'top']);
  assert.deepEqual([dropped('w-1/2'), dropped('h-4')], [['width'], ['height']]);
  for (const display of ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'flow-root', 'grid', 'inline-grid', 'contents', 'list-item', 'hidden'])
    assert.deepEqual(dropped(display), ['display'], display);
  for (const direction of ['flex-row', 'flex-col', 'flex-row-reverse', 'flex-col-reverse']) assert.deepEqual(dropped(direction), ['flex-direction'], direction);
  assert.deepEqual([dropped('md:w-1/2'), dropped('!block')], [['width'], ['display']]);
});
