import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('With several segments, the easing runs from 0 to 1 in each of them.', () => {
  const at = (frame: number) => interpolate(frame, [0, 10, 20], [0, 100, 200], {easing: Easing.quad});
  assert.deepEqual([5, 10, 15, 20].map(at), [25, 100, 125, 200]);
});
