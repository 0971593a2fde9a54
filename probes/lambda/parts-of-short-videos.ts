import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'Up to 1,600 frames, a function on Lambda gets at most 20 of them by default; a video of 90 frames is divided into five times 18.',
  () => {
    const {bestFramesPerFunctionParam: framesOf} = installed<{bestFramesPerFunctionParam(frames: number): number}>(
      '@remotion/serverless-client/dist/best-frames-per-function-param.js',
    );
    assert.equal(Math.max(...Array.from({length: 1600}, (_, index) => framesOf(index + 1))), 20);
    assert.equal(framesOf(90), 18);
  },
);
