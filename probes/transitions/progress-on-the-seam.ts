import assert from 'node:assert/strict';
import {linearTiming, springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode(
  'On the first frame without the old scene, linearTiming() is at 1 and springTiming() at about 0.996, with and without a fixed length.',
  () => {
    assert.equal(linearTiming({durationInFrames: 20}).getProgress({frame: 20, fps: 30}), 1);
    for (const timing of [
      springTiming({config: {damping: 200}}),
      springTiming({config: {damping: 200}, durationInFrames: 20}),
      springTiming({durationInFrames: 20}),
    ]) {
      const progress = timing.getProgress({frame: timing.getDurationInFrames({fps: 30}), fps: 30});
      assert.ok(progress > 0.9955 && progress < 0.9975, String(progress));
    }
  },
);
