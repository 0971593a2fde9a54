import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('The sample of a die returns each number from 1 to 6 and no other.', () => {
  const thrown = new Set(Array.from({length: 500}, (_, seed) => Math.floor(random(`die-${seed}`) * 6) + 1));
  assert.deepEqual([...thrown].sort(), [1, 2, 3, 4, 5, 6]);
});
