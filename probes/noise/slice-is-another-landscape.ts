import assert from 'node:assert/strict';
import {noise2D, noise3D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('noise3D() with a third coordinate of 0 has other values than noise2D() with the same seed.', () => {
  assert.notEqual(noise3D('lake', 0.4, 0.7, 0), noise2D('lake', 0.4, 0.7));
});
