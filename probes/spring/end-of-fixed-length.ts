import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('With durationInFrames, a spring is exactly at its end from the next frame on, and a reversed one already at that frame.', () => {
  const at = (frame: number, reverse = false) => spring({frame, fps: 30, from: 40, to: 90, durationInFrames: 25, reverse});
  assert.ok(at(25) !== 90 && Math.abs(at(25) - 90) <= 50 * 0.005);
  assert.equal(at(26), 90);
  assert.equal(at(25, true), 40);
});
