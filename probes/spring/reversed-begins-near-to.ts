import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'A reversed default spring begins at 0.9968 and ends at 0; while it is delayed, and at negative frames, it is within half a percent of 1, and exactly 1 only with a length.',
  () => {
    const at = (frame: number, more: object = {}) => spring({frame, fps: 30, reverse: true, ...more});
    assert.deepEqual(
      [at(0), at(0, {durationInFrames: 45})].map((value) => value.toFixed(4)),
      ['0.9968', '0.9968'],
    );
    assert.deepEqual([at(28), at(45, {durationInFrames: 45})], [0, 0]);
    for (const value of [at(5, {delay: 15}), at(-5)]) assert.ok(value !== 1 && Math.abs(value - 1) < 0.005, String(value));
    assert.deepEqual([at(5, {delay: 15, durationInFrames: 20}), at(-5, {durationInFrames: 20})], [1, 1]);
  },
);
