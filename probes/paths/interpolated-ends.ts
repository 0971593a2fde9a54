import assert from 'node:assert/strict';
import {interpolatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('interpolatePath() returns what it got at 0 and 1, even text that is no path, and NaN coordinates for NaN.', () => {
  assert.equal(interpolatePath(0, 'no path', 'nor this'), 'no path');
  assert.equal(interpolatePath(1, 'no path', 'nor this'), 'nor this');
  assert.match(interpolatePath(NaN, 'M 0 0 L 1 1', 'M 5 5 L 9 9'), /^M NaN NaN L NaN NaN/);
  assert.throws(() => interpolatePath(0.5, 'no path', 'M 0 0'));
});
