import assert from 'node:assert/strict';
import {noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('noise4D() is NaN if any of its coordinates is NaN or missing, and 0 if one is Infinity.', () => {
  const at = noise4D as (...given: unknown[]) => number;
  const usual = [0.4, 0.7, 0.2, 0.9];
  assert.notEqual(at('lake', ...usual), 0);
  for (let index = 0; index < 4; index++) {
    for (const odd of [NaN, undefined]) assert.ok(Number.isNaN(at('lake', ...usual.with(index, odd as number))), `${odd} as number ${index}`);
    assert.equal(Math.abs(at('lake', ...usual.with(index, Infinity))), 0, String(index));
  }
});
