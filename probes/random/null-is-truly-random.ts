import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('random(null) returns a different number at each call.', () => {
  assert.equal(new Set(Array.from({length: 20}, () => random(null))).size, 20);
});
