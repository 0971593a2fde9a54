import assert from 'node:assert/strict';
import {linearTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('In a linearTiming() of 24 frames, frame 0 has a progress of 0, frame 23 of 23/24 and frame 24 of 1, and later frames stay at 1.', () => {
  const timing = linearTiming({durationInFrames: 24});
  const at = (frame: number) => timing.getProgress({frame, fps: 30});
  assert.deepEqual([at(-5), at(0), at(24), at(90)], [0, 0, 1, 1]);
  assert.ok(Math.abs(at(23) - 23 / 24) < 1e-12);
});
