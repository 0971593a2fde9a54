import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A threshold of 0 gives Infinity, of 1 or more 0, and negative numbers and NaN throw.', () => {
  const length = (threshold: number) => measureSpring({fps: 30, threshold});
  assert.deepEqual([0, 1, 5].map(length), [Infinity, 0, 0]);
  assert.throws(() => length(-0.1), /Threshold is below 0/);
  assert.throws(() => length(NaN), /Threshold is NaN/);
});
