import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolateColors() throws for undefined, for a string and for a different number of colors, and not for NaN.', () => {
  assert.throws(() => interpolateColors(undefined as unknown as number, [0, 1], ['red', 'blue']), /input can not be undefined/);
  assert.throws(() => interpolateColors('1' as unknown as number, [0, 1], ['red', 'blue']), /Cannot interpolate an input which is not a number/);
  assert.throws(
    () => interpolateColors(0, [0, 1], ['red', 'blue', 'green']),
    /inputRange \(2 values provided\) and outputRange \(3 values provided\) must have the same length/,
  );
  assert.equal(interpolateColors(NaN, [0, 1], ['red', 'blue']), 'rgba(NaN, 0, NaN, 1)');
});
