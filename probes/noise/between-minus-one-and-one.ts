import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('Of 100,000 values of noise2D(), all lie between -1 and 1, two thirds between -0.5 and 0.5, and their average is 0.', () => {
  const values = Array.from({length: 100_000}, (_, index) => noise2D('field', (index % 317) * 0.37, Math.floor(index / 317) * 0.41));
  assert.ok(values.every((value) => value > -1 && value < 1));
  assert.ok(Math.abs(values.filter((value) => Math.abs(value) < 0.5).length / values.length - 2 / 3) < 0.05);
  assert.ok(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length) < 0.02);
});
