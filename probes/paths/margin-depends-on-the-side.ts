import assert from 'node:assert/strict';
import {extendViewBox} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Extended by 1.2, a box of 500 by 100 gets 50 units on the left and right and 10 at the top and bottom.', () => {
  assert.deepEqual(
    extendViewBox('0 0 500 100', 1.2)
      .split(' ')
      .map((value) => Math.round(Number(value))),
    [-50, -10, 600, 120],
  );
});
