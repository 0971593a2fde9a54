import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'An AbsoluteFill is absolute, at 0 on all sides, 100 % wide and high, and a flex column; keys of style take precedence, and undefined removes one.',
  () => {
    const styleOf = (props: ComponentProps<typeof AbsoluteFill>) =>
      (/style="([^"]*)"/.exec(renderToStaticMarkup(createElement(AbsoluteFill, props)))?.[1] ?? '').split(';').sort();
    assert.deepEqual(styleOf({}), [
      'bottom:0',
      'display:flex',
      'flex-direction:column',
      'height:100%',
      'left:0',
      'position:absolute',
      'right:0',
      'top:0',
      'width:100%',
    ]);
    assert.ok(styleOf({style: {top: 10}}).includes('top:10px'));
    assert.ok(!styleOf({style: {display: undefined}}).some((rule) => rule.startsWith('display')));
  },
);
