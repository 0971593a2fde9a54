import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  "evolvePath() does not throw at 1.5, -0.2 or NaN; its dash has the path's length, and at 0 dash and offset are 1.5 times as long.",
  () => {
    const line = 'M 0 0 L 100 0';
    assert.deepEqual(evolvePath(0.5, line), {strokeDasharray: '100 100', strokeDashoffset: 50});
    assert.deepEqual(evolvePath(0, line), {strokeDasharray: '150 150', strokeDashoffset: 150});
    assert.equal(evolvePath(1.5, line).strokeDashoffset, -50);
    assert.equal(evolvePath(-0.2, line).strokeDashoffset, 120);
    assert.ok(Number.isNaN(evolvePath(NaN, line).strokeDashoffset));
  },
);
