import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('An output range of another length throws both lengths, and a string in it throws.', () => {
  assert.throws(() => interpolate(0, [0, 1, 2], [0, 1]), /inputRange \(3\) and outputRange \(2\) must have the same length/);
  assert.throws(() => interpolate(0, [0, 1], ['0px', '1px'] as unknown as number[]), /outputRange must contain only numbers/);
});
