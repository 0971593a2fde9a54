import assert from 'node:assert/strict';
import {getTangentAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('A curve that starts on its control point, a point and NaN have the direction 0, 0, and a line of length 0 has NaN.', () => {
  const none = {x: 0, y: 0};
  assert.deepEqual(getTangentAtLength('M 0 0 C 0 0 10 0 10 10', 0), none);
  assert.deepEqual(getTangentAtLength('M 5 5', 0), none);
  assert.deepEqual(getTangentAtLength('M 0 0 L 30 40', NaN), none);
  assert.deepEqual(getTangentAtLength('M 0 0 L 0 0 L 10 0', 0), {x: NaN, y: NaN});
});
