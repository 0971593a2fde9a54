import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const Scene = () => createElement('i', null, useCurrentFrame());

export default inNode('A Thumbnail shows the last frame for a number beyond the end, and passes on negative numbers, fractions and NaN as they are.', () => {
  const at = (frameToDisplay: number) => {
    const props = {component: Scene, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay};
    const html = renderToString(createElement(Thumbnail as ElementType, props));
    return Number(/<i>(.+)<\/i>/.exec(html)?.[1]);
  };
  assert.deepEqual([0, 59, 60, 1000, -3, 1.5, NaN].map(at), [0, 59, 59, 59, -3, 1.5, NaN]);
});
