import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode(
  'springTiming() itself throws nothing; getDurationInFrames() returns the natural length for 0 and NaN, and for a negative threshold throws “Threshold is below 0”; reversed, the curve starts slowly, ends fast, from 0 to 1.',
  () => {
    const natural = springTiming().getDurationInFrames({fps: 30});
    assert.equal(natural, 28);
    for (const durationInFrames of [0, NaN]) assert.equal(springTiming({durationInFrames}).getDurationInFrames({fps: 30}), natural);
    for (const odd of [{durationInFrames: -5}, {durationInFrames: Infinity}, {durationRestThreshold: -1}, {config: {damping: -1}}])
      assert.equal(typeof springTiming(odd).getProgress, 'function');
    const below = springTiming({durationRestThreshold: -0.1});
    assert.throws(() => below.getDurationInFrames({fps: 30}), /Threshold is below 0/);
    assert.deepEqual(
      [30, 60].map((fps) => springTiming({config: {damping: 200}}).getDurationInFrames({fps})),
      [23, 45],
    );

    const options = {config: {damping: 200}, durationInFrames: 20};
    const [ahead, back] = [springTiming(options), springTiming({...options, reverse: true})];
    const at = (timing: typeof ahead, frame: number) => timing.getProgress({frame, fps: 30});
    assert.ok(at(ahead, 5) > 0.5 && at(back, 5) < 0.1 && at(back, 15) < 0.5 && at(back, 20) > 0.99, [5, 15, 20].map((frame) => at(back, frame)).join());
    assert.ok(at(back, 0) < 0.01);
  },
);
