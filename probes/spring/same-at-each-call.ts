import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('spring() returns the same number for a frame, whichever frames were asked for before.', () => {
  const config = {damping: 7.3, mass: 1.1, stiffness: 93};
  const late = spring({frame: 40, fps: 30, config});
  for (const frame of [3, 77, 12, 0]) spring({frame, fps: 30, config});
  assert.equal(spring({frame: 40, fps: 30, config}), late);
});
