import assert from 'node:assert/strict';
import {linearTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('The length and the progress of a linearTiming() are the same at 24, 30 and 60 frames per second.', () => {
  const timing = linearTiming({durationInFrames: 24});
  for (const fps of [24, 30, 60]) assert.deepEqual([timing.getDurationInFrames({fps}), timing.getProgress({frame: 12, fps})], [24, 0.5]);
});
