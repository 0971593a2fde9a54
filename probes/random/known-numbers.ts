import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode("random('flake-7') is 0.9890…, and random(1) is not random('1').", () => {
  assert.equal(Math.floor(random('flake-7') * 10_000), 9890);
  assert.notEqual(random(1), random('1'));
});
