import assert from 'node:assert/strict';
import {createElement} from 'react';
import {Loop, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 120};

/** What each frame of three rounds of 40 frames shows. */
function shown(valueAt: (frame: number) => number): number[] {
  const Value = () => valueAt(useCurrentFrame()) as unknown as null;
  const scene = () => createElement(Loop, {durationInFrames: 40, layout: 'none', children: createElement(Value)});
  return Array.from({length: 120}, (_, frame) => Number(markupAt(scene, video, frame)));
}

const stepsOf = (values: number[]) => values.slice(1).map((value, index) => Math.abs(value - values[index]!));

export default inNode(
  'A value that is the same at frame 40 as at 0 passes the seams of a loop of 40 frames with an ordinary step; one that is the same at frame 39 stands still there, and any other jumps.',
  () => {
    const wave = stepsOf(shown((frame) => Math.sin((2 * Math.PI * frame) / 40)));
    assert.ok(Math.abs(wave[39]! - wave[0]!) < 1e-9 && wave[39]! > 0.15);
    assert.equal(stepsOf(shown((frame) => Math.round(100 * Math.sin((2 * Math.PI * frame) / 39))))[39], 0);
    const line = stepsOf(shown((frame) => frame));
    assert.deepEqual([line[38], line[39], line[79]], [1, 39, 39]);
  },
);
