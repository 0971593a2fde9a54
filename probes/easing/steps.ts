import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.step0 is 0 at 0 and 1 above, and Easing.step1 is 0 below 1 and 1 at 1.', () => {
  assert.deepEqual([0, 0.001, 1].map(Easing.step0), [0, 1, 1]);
  assert.deepEqual([0, 0.999, 1].map(Easing.step1), [0, 0, 1]);
});
