import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('durationRestThreshold changes nothing without durationInFrames and reverse.', () => {
  for (let frame = 0; frame < 50; frame++) assert.equal(spring({frame, fps: 30, durationRestThreshold: 0.2}), spring({frame, fps: 30}));
  assert.notEqual(spring({frame: 9, fps: 30, durationInFrames: 20, durationRestThreshold: 0.2}), spring({frame: 9, fps: 30, durationInFrames: 20}));
});
