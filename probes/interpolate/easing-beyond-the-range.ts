import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inNode} from '../lib/probe';

/** What the easing gets for an input before and one after the range. */
function progressOf(way: 'extend' | 'clamp' | 'identity' | 'wrap'): number[] {
  const got: number[] = [];
  const easing = (progress: number) => {
    got.push(progress);
    return progress;
  };
  for (const input of [-15, 40]) interpolate(input, [0, 20], [5, 9], {easing, extrapolateLeft: way, extrapolateRight: way});
  return got;
}

export default inNode(
  'Outside the range, an easing gets numbers below 0 and above 1 with extend alone, which follows its curve; clamp passes 0 or 1, wrap a number between them, and identity calls no easing.',
  () => {
    assert.deepEqual(progressOf('extend'), [-0.75, 2]);
    assert.deepEqual(progressOf('clamp'), [0, 1]);
    assert.deepEqual(progressOf('wrap'), [0.25, 0]);
    assert.deepEqual(progressOf('identity'), []);
    assert.equal(interpolate(45, [0, 30], [0, 1], {easing: Easing.quad}), 2.25);
    assert.equal(interpolate(-15, [0, 30], [0, 1], {easing: Easing.quad}), 0.25);
  },
);
