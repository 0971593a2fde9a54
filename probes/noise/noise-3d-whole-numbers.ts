import assert from 'node:assert/strict';
import {noise3D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode(
  'Where whole coordinates sum up to a multiple of 3, noise3D() is 0 for every seed; from -6 to 5, it is exactly 0 in 39 to 42 % of the points.',
  () => {
    const axis = Array.from({length: 12}, (_, index) => index - 6);
    const points = axis.flatMap((x) => axis.flatMap((y) => axis.map((z) => [x, y, z] as const)));
    for (const seed of ['a', 'b', 7])
      for (const [x, y, z] of points) if ((x + y + z) % 3 === 0) assert.ok(Math.abs(noise3D(seed, x, y, z)) < 1e-9, `${seed}: ${x}, ${y}, ${z}`);
    for (const seed of ['lake', 'a', 'b', 1, 2, 'x', 'seed']) {
      const share = points.filter(([x, y, z]) => noise3D(seed, x, y, z) === 0).length / points.length;
      assert.ok(share >= 0.385 && share < 0.425, `${seed}: ${share}`);
    }
  },
);
