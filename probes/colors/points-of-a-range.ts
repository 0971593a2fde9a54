import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'The range of interpolateColors() needs at least two finite numbers, each greater than the one before: one point, infinite points, equal ones and falling ones throw.',
  () => {
    const colors = ['gold', 'teal', 'navy'];
    const mixed = (range: number[]) => interpolateColors(5, range, colors.slice(0, range.length));
    assert.doesNotThrow(() => [mixed([0, 10]), mixed([-5, 0.5, 10])]);
    for (const range of [[], [0], [0, Infinity], [-Infinity, 10], [0, 0], [10, 0], [0, 10, 10], [0, 10, 5]])
      assert.throws(() => mixed(range), Error, String(range));
  },
);
