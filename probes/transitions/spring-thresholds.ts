import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('The default springTiming() takes 16 frames with a durationRestThreshold of 0.05, 28 with 0.005 and 39 with 0.001.', () => {
  const length = (durationRestThreshold: number) => springTiming({durationRestThreshold}).getDurationInFrames({fps: 30});
  assert.deepEqual([0.05, 0.005, 0.001].map(length), [16, 28, 39]);
  assert.equal(length(0), Infinity);
  assert.throws(() => length(-1), /Threshold is below 0/);
});
