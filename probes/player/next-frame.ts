import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Step = {
  time: number;
  currentFrame: number;
  playbackSpeed: number;
  fps: number;
  actualFirstFrame: number;
  actualLastFrame: number;
  framesAdvanced: number;
  shouldLoop: boolean;
};
type Next = {calculateNextFrame(step: Step): {nextFrame: number; hasEnded: boolean}};

const {calculateNextFrame} = installed<Next>('@remotion/player/dist/cjs/calculate-next-frame.js');

export default inNode('A Player follows the clock and skips frames, starts over at inFrame, also from before it, and goes to the last frame backward.', () => {
  const next = (time: number, currentFrame: number, changes: Partial<Step> = {}) => {
    const step = {playbackSpeed: 1, fps: 30, actualFirstFrame: 10, actualLastFrame: 89, framesAdvanced: 0, shouldLoop: false};
    const {nextFrame, hasEnded} = calculateNextFrame({...step, time, currentFrame, ...changes});
    return [nextFrame, hasEnded];
  };
  assert.deepEqual(next(34, 20), [21, false]);
  assert.deepEqual(next(1001, 20), [50, false]);
  assert.deepEqual(next(1001, 20, {playbackSpeed: 2}), [80, false]);
  assert.deepEqual(next(34, 89), [10, true]);
  assert.deepEqual(next(34, 89, {shouldLoop: true}), [10, false]);
  assert.deepEqual(next(34, 3), [10, false]);
  assert.deepEqual(next(34, 10, {playbackSpeed: -1}), [89, true]);
});
