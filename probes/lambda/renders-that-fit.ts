import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {planFrameRanges} = installed<{planFrameRanges: (given: object) => {chunks: object[]}}>('@remotion/serverless/dist/plan-frame-ranges.js');

export default inNode(
  'A render takes one function for each chunk and one more: with a concurrency of 50, 19 renders fit into 1,000 functions, and 20 do not.',
  () => {
    const {chunks} = planFrameRanges({framesPerFunction: 20, frameRange: [0, 999], everyNthFrame: 1});
    const functions = chunks.length + 1;
    assert.equal(functions, 51);
    assert.ok(19 * functions <= 1000 && 20 * functions > 1000);
  },
);
