import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Request = {currentFrame: number; direction?: 'forward' | 'backward'; loop?: boolean; totalFrames: number};

const {getLottieFrame} = installed<{getLottieFrame(request: Request): number}>('@remotion/lottie/dist/cjs/utils.js');

export default inNode('A Lottie keeps its last frame, starts over with loop, and backward shows the end of the file in the first frame of each round.', () => {
  const frames = (options: Omit<Request, 'currentFrame' | 'totalFrames'>) =>
    [0, 1, 38.5, 39, 40, 100].map((currentFrame) => getLottieFrame({currentFrame, totalFrames: 40, ...options}));
  assert.deepEqual(frames({}), [0, 1, 38.5, 39, 39, 39]);
  assert.deepEqual(frames({loop: true}), [0, 1, 38.5, 39, 0, 20]);
  assert.deepEqual(frames({direction: 'backward'}), [40, 39, 1.5, 1, 1, 1]);
  assert.deepEqual(frames({direction: 'backward', loop: true}), [40, 39, 1.5, 1, 40, 20]);
});
