import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Plan = {planFrameRanges: (given: {framesPerFunction: number; frameRange: [number, number]; everyNthFrame: number}) => {chunks: unknown[]}};

export default inNode(
  'For 5,400 frames, 27 per function make 200 functions, 26 more than that, and 8 make 675; frames that frameRange and everyNthFrame leave out do not count.',
  () => {
    const {planFrameRanges} = installed<Plan>('@remotion/serverless/dist/plan-frame-ranges.js');
    const functions = (framesPerFunction: number, frameRange: [number, number] = [0, 5399], everyNthFrame = 1) =>
      planFrameRanges({framesPerFunction, frameRange, everyNthFrame}).chunks.length;
    assert.deepEqual([functions(27), functions(26) > 200, functions(8)], [200, true, 675]);
    assert.equal(functions(20, [300, 599]), 15);
    assert.equal(functions(20, [0, 599], 2), 15);
  },
);
