import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Beyond a range of two segments, wrap repeats the last segment only.', () => {
  const at = (frame: number) => interpolate(frame, [0, 20, 60], [0, 400, 380], {extrapolateRight: 'wrap'});
  assert.equal(at(60 + 20), at(40));
  assert.ok(at(60 + 39) >= 380 && at(60 + 39) <= 400);
});
