import assert from 'node:assert/strict';
import {noise3D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode("noise3D('lake', 0.4, 0.7, 0.2) is -0.6760928350288069, and the seeds 1 and '1' differ.", () => {
  assert.equal(noise3D('lake', 0.4, 0.7, 0.2), -0.6760928350288069);
  assert.notEqual(noise3D(1, 0.4, 0.7, 0.2), noise3D('1', 0.4, 0.7, 0.2));
});
