import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('random() returns numbers from 0 to below 1 for 20,000 seeds.', () => {
  const all = Array.from({length: 20_000}, (_, seed) => random(`seed-${seed}`));
  assert.ok(all.every((value) => value >= 0 && value < 1));
  assert.ok(Math.max(...all) > 0.999 && Math.min(...all) < 0.001);
});
