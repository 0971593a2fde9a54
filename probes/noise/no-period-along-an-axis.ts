import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('Along one axis, noise2D() does not repeat after 128, 256, 512 or 1,024 units, whatever the seed.', () => {
  const places = Array.from({length: 40}, (_, step) => 0.37 + step * 1.13);
  for (const seed of ['lake', 'candle', 7]) {
    for (const period of [128, 256, 512, 1024]) {
      for (const [axis, at] of [
        ['x', (x: number) => noise2D(seed, x, 0.7)],
        ['y', (y: number) => noise2D(seed, 0.7, y)],
      ] as const) {
        const same = places.filter((place) => Math.abs(at(place) - at(place + period)) < 1e-6);
        assert.ok(same.length < 5, `${seed}, ${axis}, ${period}: ${same.length}`);
      }
    }
  }
});
