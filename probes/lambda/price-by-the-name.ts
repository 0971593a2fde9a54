import assert from 'node:assert/strict';
import {estimatePrice, getRenderProgress} from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {makeInitialOverallRenderProgress} = installed<{makeInitialOverallRenderProgress: (timeout: number) => object}>(
  '@remotion/serverless/dist/overall-render-progress.js',
);
const place = {region: 'us-east-1', bucketName: 'remotionlambda-quay', renderId: 'q8m1s6v2zt', skipLambdaInvocation: true} as const;
const nameOf = (megabytes: number) => `remotion-render-4-0-332-mem${megabytes}mb-disk2048mb-120sec`;

export default inNode(
  'Until a render is done, its estimate adds the time from the first start to the last end, for the memory in the name and 10,240 MB of disk; read directly, currentTime is your own, and versions may differ.',
  async () => {
    const NOON = 1_700_000_000_000;
    const record = (rendererFunctionName: string) =>
      JSON.stringify({
        ...makeInitialOverallRenderProgress(NOON + 60_000),
        timings: [
          {chunk: 0, start: 0, rendered: 40_000},
          {chunk: 1, start: 1000, rendered: 61_000},
        ],
        renderMetadata: {
          ...{type: 'video', codec: 'h264', startedDate: NOON, totalChunks: 2, frameRange: [0, 39], everyNthFrame: 1, lambdaVersion: '4.0.1'},
          ...{estimatedRenderLambdaInvokations: 2, estimatedTotalLambdaInvokations: 3, rendererFunctionName},
        },
      });
    const files: Record<string, string> = {};
    const account = await openAccount({buckets: {[place.bucketName]: files}});
    const {now} = Date;
    Date.now = () => NOON;
    try {
      for (const megabytes of [2048, 4096]) {
        files['renders/q8m1s6v2zt/progress.json'] = record(nameOf(megabytes));
        const {costs, currentTime, estimatedBillingDurationInMilliseconds} = await getRenderProgress({...place, functionName: nameOf(1024)});
        const given = {region: 'us-east-1', memorySizeInMb: megabytes, lambdasInvoked: 2, durationInMilliseconds: 161_000} as const;
        assert.equal(costs.accruedSoFar, estimatePrice({...given, diskSizeInMb: 10_240}));
        assert.notEqual(costs.accruedSoFar, estimatePrice({...given, diskSizeInMb: 2048}));
        assert.equal(estimatedBillingDurationInMilliseconds, 40_000 + 60_000 + 61_000);
        assert.equal(currentTime, NOON);
      }
    } finally {
      Date.now = now;
      account.close();
    }
  },
);
