import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

const WAYS = ['extend', 'clamp', 'identity', 'wrap'] as const;

export default inNode(
  'With the input -15 and the range 0 to 30, extend returns -0.5, clamp 0, identity -15 and wrap 0.5; with several segments, extend goes on with the slope of the outermost one.',
  () => {
    assert.deepEqual(
      WAYS.map((extrapolateLeft) => interpolate(-15, [0, 30], [0, 1], {extrapolateLeft})),
      [-0.5, 0, -15, 0.5],
    );
    const wrapped = [-1, -29, -31, -59].map((input) => interpolate(input, [0, 30], [0, 30], {extrapolateLeft: 'wrap'}));
    assert.deepEqual(wrapped, [29, 1, 29, 1]);
    const ridge = (input: number) => interpolate(input, [0, 10, 30], [0, 100, 60]);
    assert.deepEqual([ridge(-5), ridge(0), ridge(30), ridge(40)], [-50, 0, 60, 40]);
    assert.equal(interpolate(-15, [0, 30], [0, 1]), -0.5);
  },
);
