import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('At the origin and at 3 and -3, noise2D() is 0 for every seed.', () => {
  for (let seed = 0; seed < 200; seed++)
    for (const [x, y] of [
      [0, 0],
      [3, -3],
    ] as const)
      assert.equal(Math.abs(noise2D(`s${seed}`, x, y)), 0);
  assert.notEqual(noise2D('s1', 0.3, 0.1), 0);
});
