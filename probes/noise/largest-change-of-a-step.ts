import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {slowInNode} from '../lib/probe';

/** The largest change between neighbors, over 2,000 steps along each axis with 100 seeds. */
const largestChange = (step: number) => {
  let largest = 0;
  for (let seed = 0; seed < 100; seed++)
    for (const across of [0, 0.5])
      for (let index = 0; index < 2000; index++) {
        const [from, to] = [index * step, (index + 1) * step];
        const alongX = noise2D(`s${seed}`, from, across) - noise2D(`s${seed}`, to, across);
        const alongY = noise2D(`s${seed}`, across, from) - noise2D(`s${seed}`, across, to);
        largest = Math.max(largest, Math.abs(alongX), Math.abs(alongY));
      }
  return largest.toFixed(step < 0.01 ? 3 : 2);
};

export default slowInNode('With 100 seeds, noise2D() changes by at most 0.006, 0.06, 0.13, 0.61 and 1.94 in steps of 0.001, 0.01, 0.02, 0.1 and 1.', () => {
  assert.deepEqual([0.001, 0.01, 0.02, 0.1, 1].map(largestChange), ['0.006', '0.06', '0.13', '0.61', '1.94']);
});
