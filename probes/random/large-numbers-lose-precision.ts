import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Among 10,000 consecutive timestamps, random() returns 2048 different results, and from 4e15 on always 0.', () => {
  const start = 1_760_000_000_000;
  assert.equal(new Set(Array.from({length: 10_000}, (_, millisecond) => random(start + millisecond))).size, 2048);
  for (const seed of [4e15, 5e15 + 1, 9e15]) assert.equal(random(seed), 0);
});
