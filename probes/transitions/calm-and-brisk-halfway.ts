import assert from 'node:assert/strict';
import {linearTiming, springTiming} from '@remotion/transitions';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('After 10 of 20 frames, a linearTiming() with inOut(cubic) is at 0.5 and a springTiming() with a damping of 200 at 0.9.', () => {
  const calm = linearTiming({durationInFrames: 20, easing: Easing.inOut(Easing.cubic)});
  const brisk = springTiming({durationInFrames: 20, config: {damping: 200}});
  assert.equal(calm.getProgress({frame: 10, fps: 30}), 0.5);
  assert.equal(brisk.getProgress({frame: 10, fps: 30}).toFixed(1), '0.9');
});
