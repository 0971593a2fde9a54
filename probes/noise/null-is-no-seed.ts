import assert from 'node:assert/strict';
import {noise2D, noise3D, noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

const valuesOf = (value: () => number) => new Set(Array.from({length: 20}, value));

export default inNode(
  'With null as the seed, the noise functions do not throw: noise2D() keeps a random landscape, noise3D() and noise4D() return another value at every call.',
  () => {
    assert.equal(valuesOf(() => noise2D(null as never, 0.3, 0.7)).size, 1);
    assert.ok(valuesOf(() => noise3D(null as never, 0.3, 0.7, 0.2)).size > 10);
    assert.ok(valuesOf(() => noise4D(null as never, 0.3, 0.7, 0.2, 0.1)).size > 10);
  },
);
