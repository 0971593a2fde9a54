import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('noise2D() returns 0 for NaN, Infinity, a missing number and a timestamp.', () => {
  for (const x of [NaN, Infinity, undefined as unknown as number, 1_760_000_000_000.5]) assert.equal(noise2D('lake', x, 0.3), 0, String(x));
  assert.throws(() => noise2D({} as never, 1, 1), /random\(\) argument must be a number or a string/);
});
