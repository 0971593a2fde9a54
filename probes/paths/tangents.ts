import assert from 'node:assert/strict';
import {getTangentAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('The direction of a line is a vector of length 1, at its start, beyond its end and in between.', () => {
  for (const length of [0, 10, 50, 500]) {
    const {x, y} = getTangentAtLength('M 0 0 L 30 40', length);
    assert.deepEqual([x.toFixed(9), y.toFixed(9)], ['0.600000000', '0.800000000'], String(length));
  }
});
