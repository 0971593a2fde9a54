import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('A springTiming() of 0, NaN, Infinity or a negative number of frames throws when the progress is computed.', () => {
  const progress = (durationInFrames: number) => () => springTiming({durationInFrames}).getProgress({frame: 3, fps: 30});
  assert.throws(progress(0), /A "duration" of a spring must be positive, but is 0/);
  assert.throws(progress(NaN), /A "duration" of a spring is NaN/);
  assert.throws(progress(Infinity), /A "duration" of a spring must be finite/);
  assert.throws(progress(-3), /A "duration" of a spring must be positive, but is -3/);
});
