import assert from 'node:assert/strict';
import {noise3D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('noise3D() is NaN for NaN or a missing coordinate, and 0 for Infinity or the size of a timestamp.', () => {
  const at = noise3D as (...coordinates: unknown[]) => number;
  for (const x of [NaN, undefined]) assert.ok(Number.isNaN(at('lake', x, 0.7, 0.2)), String(x));
  for (const x of [Infinity, 1_790_000_000_000]) assert.equal(at('lake', x, 0.7, 0.2), 0);
  assert.throws(() => at(undefined, 1, 2, 3), {message: /random\(\) argument must be a number or a string/});
});
