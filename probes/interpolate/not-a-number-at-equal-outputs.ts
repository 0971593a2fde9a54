import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolate() returns the last output for NaN if the last two outputs are equal, and NaN otherwise.', () => {
  assert.equal(interpolate(NaN, [0, 1], [5, 5]), 5);
  assert.equal(interpolate(NaN, [0, 1, 2], [5, 6, 6]), 6);
  assert.ok(Number.isNaN(interpolate(NaN, [0, 1, 2], [5, 5, 6])));
});
