import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {estimateTraffic: (clips: {megabytes: number; fromFrame: number; toFrame: number}[], framesPerLambda: number) => number};
type Best = {bestFramesPerFunctionParam: (frames: number) => number};

export default inNode(
  'A video of 800 MB in all 18,000 frames is downloaded by 150 functions, 120 GB; with five times as many frames for each function, it is a fifth, 24 GB.',
  () => {
    const {log} = console;
    const printed: unknown[][] = [];
    console.log = (...texts) => void printed.push(texts);
    try {
      const {estimateTraffic} = sampleOf<Sample>(['docs/lambda/data-transfer-cost.mdx'], 'estimate-traffic');
      assert.deepEqual(printed, [
        [120, 'GB'],
        [24, 'GB'],
      ]);
      const {bestFramesPerFunctionParam} = installed<Best>('@remotion/serverless-client/dist/best-frames-per-function-param.js');
      const each = bestFramesPerFunctionParam(18_000);
      assert.equal(each, 120);
      assert.equal(estimateTraffic([{megabytes: 800, fromFrame: 0, toFrame: 18_000}], each), (800 * 150) / 1000);
    } finally {
      console.log = log;
    }
  },
);
