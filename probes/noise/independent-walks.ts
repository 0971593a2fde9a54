import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {correlation, mean} from '../lib/correlation';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'Over 60 seeds, walks of noise2D() over 100 units along the first coordinate have an average correlation of 0.05 to 0.1 if the second one differs by 1, 2, 5, 10, 40 or 100, and above 0.9 if it differs by 0.05.',
  () => {
    const seeds = Array.from({length: 60}, (_, index) => `seed ${index}`);
    const walk = (seed: string, y: number) => Array.from({length: 3000}, (_, index) => noise2D(seed, index / 30, y));
    const average = (distance: number) => mean(seeds.map((seed) => Math.abs(correlation(walk(seed, 0.5), walk(seed, 0.5 + distance)))));
    for (const distance of [1, 2, 5, 10, 40, 100]) {
      const value = average(distance);
      assert.ok(value > 0.045 && value < 0.105, `${distance} ${value}`);
    }
    assert.ok(average(0.05) > 0.9);
  },
);
