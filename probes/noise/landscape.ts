import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode("noise2D() returns the numbers of the table, and 1 and '1' are different seeds.", () => {
  assert.deepEqual(
    [0.4, 0.5, 0.6].map((x) => noise2D('lake', x, 0.7)),
    [0.5335516962228308, 0.28499603944372415, -0.08732438363935169],
  );
  assert.notEqual(noise2D(1, 0.4, 0.7), noise2D('1', 0.4, 0.7));
});
