import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AbsoluteFill} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('AbsoluteFill keeps its inline styles for size-4, -left-4 and other classes.', () => {
  const styleOf = (props: ComponentProps<typeof AbsoluteFill>) =>
    (/style="([^"]*)"/.exec(renderToStaticMarkup(createElement(AbsoluteFill, props)))?.[1] ?? '').split(';').sort();
  for (const className of ['size-4', '-left-4', 'card'])
    assert.deepEqual(
      styleOf({className}),
      ['bottom:0', 'display:flex', 'flex-direction:column', 'height:100%', 'left:0', 'position:absolute', 'right:0', 'top:0', 'width:100%'],
      className,
    );
});
