import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode("evolvePath() returns a dash of the path's length at any progress, and at 0 dash and offset of 1.5 times as much.", () => {
  const line = 'M 0 0 L 100 0';
  assert.deepEqual(evolvePath(0.5, line), {strokeDasharray: '100 100', strokeDashoffset: 50});
  assert.deepEqual(evolvePath(0, line), {strokeDasharray: '150 150', strokeDashoffset: 150});
  assert.equal(evolvePath(1.5, line).strokeDashoffset, -50);
  assert.ok(Number.isNaN(evolvePath(NaN, line).strokeDashoffset));
});
