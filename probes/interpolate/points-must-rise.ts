import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('In a video of 30 frames or less, a fade of 15 frames in and out throws, and in one of 31 frames it does not.', () => {
  const fade = (duration: number) => interpolate(0, [0, 15, duration - 15, duration], [0, 1, 1, 0]);
  assert.throws(() => fade(30), /inputRange must be strictly monotonically increasing/);
  assert.throws(() => fade(20), /inputRange must be strictly monotonically increasing/);
  assert.equal(fade(31), 0);
  assert.throws(() => interpolate(0, [30, 15], [0, 1]), /but got \[30,15\]/);
});
