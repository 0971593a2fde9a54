import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('A reversed default springTiming() falls to -0.16 at frame 17 of 28 and is at 1 on the first frame without the old scene.', () => {
  const timing = springTiming({reverse: true});
  const course = Array.from({length: 29}, (_, frame) => timing.getProgress({frame, fps: 30}));
  const lowest = Math.min(...course);
  assert.deepEqual([lowest.toFixed(2), course.indexOf(lowest), course[28]], ['-0.16', 17, 1]);
});
