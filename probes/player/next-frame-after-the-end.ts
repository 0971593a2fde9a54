import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Step = {time: number; currentFrame: number; playbackSpeed: number};
type Next = {calculateNextFrame(step: Step & Record<string, number | boolean>): {nextFrame: number; hasEnded: boolean}};

const {calculateNextFrame} = installed<Next>('@remotion/player/dist/cjs/calculate-next-frame.js');

export default inNode(
  'Playback that begins at outFrame ends with its first step; a step that skips outFrame ends it before that frame; backward, the Player goes to outFrame.',
  () => {
    const next = (time: number, currentFrame: number, playbackSpeed = 1) => {
      const range = {fps: 30, actualFirstFrame: 10, actualLastFrame: 40, framesAdvanced: 0, shouldLoop: false};
      const {nextFrame, hasEnded} = calculateNextFrame({...range, time, currentFrame, playbackSpeed});
      return [nextFrame, hasEnded];
    };
    assert.deepEqual(next(20, 40), [40, false]);
    assert.deepEqual(next(34, 40), [10, true]);
    assert.deepEqual(next(34, 39), [40, false]);
    // With moveToBeginningWhenEnded={false}, the frame is the one before the step.
    assert.deepEqual(next(101, 38), [10, true]);
    assert.deepEqual(next(34, 10, -1), [40, true]);
  },
);
