import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('The progress of a springTiming() of 22 frames is 1 from frame 23 on, one frame after the old scene is unmounted.', () => {
  const timing = springTiming({config: {damping: 200}, durationInFrames: 22});
  assert.ok(timing.getProgress({frame: 22, fps: 30}) < 1);
  assert.equal(timing.getProgress({frame: 23, fps: 30}), 1);
});
