import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.bezier() throws for x values outside 0 to 1 and accepts such y values.', () => {
  for (const [x1, x2] of [
    [-0.1, 0.5],
    [0.5, 1.1],
  ] as const)
    assert.throws(() => Easing.bezier(x1, 0, x2, 1), /bezier x values must be in \[0, 1\] range/);
  assert.ok(Easing.bezier(0.3, -0.8, 0.6, 1.9)(0.9) > 1);
});
