import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolateColors() throws for a range that does not rise, for a single point, and for a string as its input.', () => {
  const at =
    (points: number[], input: unknown = 30) =>
    () =>
      interpolateColors(
        input as number,
        points,
        points.map(() => 'red'),
      );
  assert.throws(at([30, 30]), {message: 'inputRange must be strictly monotonically increasing but got [30,30]'});
  assert.throws(at([30]), {message: 'inputRange must have at least 2 elements'});
  assert.throws(at([0, 60], '30'), {message: 'Cannot interpolate an input which is not a number'});
  assert.throws(() => interpolateColors(30, [0, 60], ['red', 'blue', 'red']), {
    message: 'inputRange (2 values provided) and outputRange (3 values provided) must have the same length',
  });
});
