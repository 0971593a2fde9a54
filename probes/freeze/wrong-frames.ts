import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Freeze} from 'remotion';
import {inNode} from '../lib/probe';

const video = {compositionWidth: 320, compositionHeight: 180, fps: 30, durationInFrames: 90, frameToDisplay: 0, noSuspense: true};

const frozen = (frame: unknown) => () =>
  renderToString(createElement(Thumbnail as ElementType, {...video, component: () => createElement(Freeze as ElementType, {frame}, 'Runner')}));

export default inNode('A freeze throws for NaN, Infinity, a missing frame and one that is no number, each with its own message.', () => {
  for (const frame of [0, -4, 2.5, 500]) assert.match(frozen(frame)(), /Runner/);
  assert.throws(frozen(NaN), {message: "The 'frame' prop of <Freeze /> must be a real number, but it is NaN."});
  assert.throws(frozen(Infinity), {message: "The 'frame' prop of <Freeze /> must be a finite number, but it is Infinity."});
  assert.throws(frozen(undefined), {message: "The <Freeze /> component requires a 'frame' prop, but none was passed."});
  assert.throws(frozen('40'), {message: "The 'frame' prop of <Freeze /> must be a number, but is of type string"});
});
