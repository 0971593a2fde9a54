import assert from 'node:assert/strict';
import {linearTiming} from '@remotion/transitions';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

const EASINGS = {cubic: Easing.out(Easing.cubic), bounce: Easing.bounce, back: Easing.out(Easing.back())};

export default inNode(
  'The easing of a linearTiming() gets the share of the time from 0 to 1; before and after the transition, the progress is that of 0 and of 1, and in between what the easing returns: with out(back()), it goes to 1.1.',
  () => {
    for (const easing of [undefined, ...Object.values(EASINGS)]) {
      const timing = linearTiming({durationInFrames: 24, ...(easing ? {easing} : {})});
      const at = (frame: number) => Number(timing.getProgress({frame, fps: 30}).toFixed(9)) + 0;
      assert.deepEqual([-100, -1, 0, 24, 25, 900].map(at), [0, 0, 0, 1, 1, 1]);
    }
    const shares: number[] = [];
    const watched = linearTiming({
      durationInFrames: 24,
      easing(share) {
        shares.push(share);
        return share;
      },
    });
    for (const frame of [-5, 0, 12, 24, 50]) watched.getProgress({frame, fps: 30});
    assert.deepEqual(
      shares.map((share) => Math.min(1, Math.max(0, share))),
      shares,
    );
    assert.ok(shares.includes(0.5));
    const back = linearTiming({durationInFrames: 240, easing: EASINGS.back});
    assert.equal(Math.max(...Array.from({length: 241}, (_, frame) => back.getProgress({frame, fps: 30}))).toFixed(1), '1.1');
    const {getProgress, getDurationInFrames} = linearTiming({durationInFrames: 24, easing: EASINGS.cubic});
    assert.deepEqual([getDurationInFrames({fps: 30}), getProgress({frame: 12, fps: 30})], [24, 0.875]);
  },
);
