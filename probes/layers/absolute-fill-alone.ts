import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill, Sequence} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('An AbsoluteFill can be rendered outside a composition, where a sequence throws.', () => {
  assert.match(renderToStaticMarkup(createElement(AbsoluteFill, null, 'Dunes')), /^<div style="[^"]*">Dunes<\/div>$/);
  assert.throws(() => renderToStaticMarkup(createElement(Sequence, {children: 'Dunes'})), /composition/);
});
