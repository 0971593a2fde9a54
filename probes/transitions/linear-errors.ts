import assert from 'node:assert/strict';
import {linearTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('A linearTiming() of 0, NaN or Infinity frames throws when the progress is computed, each with its own range in the message.', () => {
  const progress = (durationInFrames: number) => () => linearTiming({durationInFrames}).getProgress({frame: 3, fps: 30});
  assert.throws(progress(0), /inputRange must be strictly monotonically increasing but got \[0,0\]/);
  assert.throws(progress(NaN), /inputRange must contain only finite numbers, but got \[0,NaN\]/);
  assert.throws(progress(Infinity), /inputRange must contain only finite numbers, but got \[0,Infinity\]/);
});
