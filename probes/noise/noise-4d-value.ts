import assert from 'node:assert/strict';
import {noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode("noise4D('lake', 0.4, 0.7, 0.2, 0.9) is -0.07410724550303752, and 0 at the origin for every seed.", () => {
  assert.equal(noise4D('lake', 0.4, 0.7, 0.2, 0.9), -0.07410724550303752);
  for (const seed of ['lake', 'a', 7]) assert.equal(Math.abs(noise4D(seed, 0, 0, 0, 0)), 0);
});
