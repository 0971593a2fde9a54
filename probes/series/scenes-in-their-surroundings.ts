import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Sequence, Series, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

const Clock = ({name}: {name: string}) => createElement('b', null, `${name}${useCurrentFrame()}`);
const clock = (name: string) => createElement(Clock, {name});
const scene = (durationInFrames: number, children: ReactNode) => createElement(Series.Sequence, {key: durationInFrames, durationInFrames, children});
const series = (...scenes: ReactNode[]) => createElement(Series, null, ...scenes);
const shown = (element: ReactNode, frames: number[]) => frames.map((frame) => /<b>(.*?)<\/b>/.exec(markupAt(() => element, video, frame))?.[1]);

export default inNode(
  'Each scene of a series begins with its frame 0, and the last one ends after the sum of all; in a sequence or a scene, a series begins with it and is cut off at its end.',
  () => {
    const three = series(scene(45, clock('a')), scene(90, clock('b')), scene(60, clock('c')));
    assert.deepEqual(shown(three, [0, 44, 45, 134, 135, 194, 195]), ['a0', 'a44', 'b0', 'b89', 'c0', 'c59', undefined]);
    const two = series(scene(30, clock('a')), scene(31, clock('b')));
    const inSequence = createElement(Sequence as ElementType, {from: 10, durationInFrames: 50}, two);
    assert.deepEqual(shown(inSequence, [9, 10, 39, 40, 59, 60]), [undefined, 'a0', 'a29', 'b0', 'b19', undefined]);
    const inScene = series(scene(20, 'Harbor'), scene(50, two));
    assert.deepEqual(shown(inScene, [19, 20, 50, 69, 70]), [undefined, 'a0', 'b0', 'b19', undefined]);
  },
);
