import assert from 'node:assert/strict';
import {linearTiming, springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('Four scenes of 340 frames in total and three overlaps of 20 frames make 280 frames.', () => {
  const overlaps = [linearTiming({durationInFrames: 20}), springTiming({durationInFrames: 20}), linearTiming({durationInFrames: 20})];
  assert.equal(80 + 80 + 100 + 80 - overlaps.reduce((sum, timing) => sum + timing.getDurationInFrames({fps: 30}), 0), 280);
});
