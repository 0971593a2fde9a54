import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('AbsoluteFill hands id, role and data attributes to its div.', () => {
  const props = {id: 'layer', role: 'img', 'data-take': '2'} as ComponentProps<typeof AbsoluteFill>;
  assert.match(renderToStaticMarkup(createElement(AbsoluteFill, props)), /^<div (?=.*id="layer")(?=.*role="img")(?=.*data-take="2")/);
});
