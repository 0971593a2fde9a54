import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Sequence, Series} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 180};

const from = (start: number, children: ReactNode, props: object = {}) => createElement(Sequence as ElementType, {from: start, ...props}, children);
const early = () => from(30, 'Market', {premountFor: 15});
const isThere = (frame: number, element: ReactNode) => markupAt(() => element, video, frame).includes('Market');

export default inNode(
  'Premounting works in a sequence, but has no effect in one that is inside another that begins after frame 0, such as a later scene of a series.',
  () => {
    const outer = from(10, early());
    assert.deepEqual([isThere(24, outer), isThere(25, outer), isThere(40, outer)], [false, true, true]);
    const inFirst = from(0, from(10, early()));
    assert.deepEqual([isThere(24, inFirst), isThere(25, inFirst)], [false, true]);
    const inLater = from(20, from(10, early()));
    assert.deepEqual([isThere(45, inLater), isThere(59, inLater), isThere(60, inLater)], [false, false, true]);
    const scenes = (inner: ReactNode) =>
      createElement(
        Series,
        null,
        createElement(Series.Sequence, {durationInFrames: 45, children: 'Harbor'}),
        createElement(Series.Sequence, {durationInFrames: 100, children: inner}),
      );
    assert.deepEqual([isThere(60, scenes(early())), isThere(70, scenes(from(10, early()))), isThere(85, scenes(from(10, early())))], [true, false, true]);
  },
);
