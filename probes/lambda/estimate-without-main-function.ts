import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'The estimate of a render on Lambda adds up the functions that render chunks, with 100 ms for each, whatever the whole render takes.',
  () => {
    const {createPostRenderData} = installed<{createPostRenderData: (given: object) => unknown}>('@remotion/serverless/dist/create-post-render-data.js');
    const billed: number[] = [];
    const timings = Array.from({length: 45}, (_, chunk) => ({chunk, start: 1000, rendered: 13_000}));
    for (const timeToFinish of [20_000, 90_000])
      createPostRenderData({
        region: 'us-east-1',
        memorySizeInMb: 2048,
        renderMetadata: {
          type: 'video',
          rendererFunctionName: 'remotion',
          framesPerLambda: 20,
          frameRange: [0, 899],
          startedDate: 0,
          estimatedTotalLambdaInvokations: 46,
          deleteAfter: null,
        },
        errorExplanations: [],
        timeToDelete: 0,
        outputFile: {url: 'https://example.com/out.mp4'},
        timeToCombine: 0,
        overallProgress: {timings, timeToEncode: 1, timeToRenderFrames: 1, retries: [], receivedArtifact: []},
        timeToFinish,
        outputSize: 1,
        providerSpecifics: {
          parseFunctionName: () => null,
          getEphemeralStorageForPriceCalculation: () => 10_240,
          estimatePrice: ({durationInMilliseconds}: {durationInMilliseconds: number}) => billed.push(durationInMilliseconds),
        },
      });
    assert.deepEqual(billed, [544_500, 544_500]);
  },
);
