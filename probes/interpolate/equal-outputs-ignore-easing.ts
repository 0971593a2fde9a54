import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A segment with equal outputs returns that output for any easing, even one that returns NaN.', () => {
  for (const easing of [Easing.elastic(3), Easing.back(9), () => NaN]) assert.equal(interpolate(7, [0, 10, 20], [5, 5, 9], {easing}), 5);
});
