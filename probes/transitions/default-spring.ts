import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

/** The progress of a timing during its first 60 frames. */
const progress = (timing: ReturnType<typeof springTiming>) => Array.from({length: 60}, (_, frame) => timing.getProgress({frame, fps: 30}));

export default inNode(
  'The default springTiming() rises to 1.16, which is 29 degrees of 180 too far, then falls to 0.97, with and without a length; with a damping of 200 it stays from 0 to 1.',
  () => {
    for (const timing of [springTiming(), springTiming({durationInFrames: 20})]) {
      const values = progress(timing);
      const highest = Math.max(...values);
      assert.equal(highest.toFixed(2), '1.16');
      assert.equal(((highest - 1) * 180).toFixed(0), '29');
      assert.equal(Math.min(...values.slice(values.indexOf(highest))).toFixed(2), '0.97');
    }
    const calm = progress(springTiming({config: {damping: 200}}));
    assert.ok(calm.every((value) => value >= 0 && value <= 1));
  },
);
