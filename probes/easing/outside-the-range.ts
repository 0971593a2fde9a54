import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Outside 0 to 1, Easing.quad(-0.5) is 0.25 and Easing.exp(1.5) is 32.', () => {
  assert.deepEqual([Easing.quad(-0.5), Easing.exp(1.5)], [0.25, 32]);
});
