import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.out(Easing.cubic) has covered 87.5 % of the way after half the time.', () => {
  assert.equal(Easing.out(Easing.cubic)(0.5), 0.875);
});
