import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('With the input 45 and the range 0 to 30, extend returns 1.5, clamp 1, identity 45 and wrap 0.5.', () => {
  const beyond = (extrapolateRight: 'extend' | 'clamp' | 'identity' | 'wrap') => interpolate(45, [0, 30], [0, 1], {extrapolateRight});
  assert.deepEqual((['extend', 'clamp', 'identity', 'wrap'] as const).map(beyond), [1.5, 1, 45, 0.5]);
  assert.equal(interpolate(45, [0, 30], [0, 1]), 1.5);
});
