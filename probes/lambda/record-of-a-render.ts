import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Answer = Record<string, unknown> & {costs: {displayCost: string; accruedSoFar: number}; outputSizeInBytes: number | null};
const {getProgress} = installed<{getProgress: (given: object) => Promise<Answer>}>('@remotion/serverless-client/dist/progress.js');
const {makeInitialOverallRenderProgress} = installed<{makeInitialOverallRenderProgress: (timeout: number) => object}>(
  '@remotion/serverless/dist/overall-render-progress.js',
);
const {createPostRenderData} = installed<{createPostRenderData: (given: object) => object}>('@remotion/serverless/dist/create-post-render-data.js');

const providerSpecifics = {
  parseFunctionName: () => null,
  getEphemeralStorageForPriceCalculation: () => 10_240,
  estimatePrice: () => 0.0123,
  getBucketPrefix: () => 'remotionlambda-',
};
const LATE = {outputFile: null, outKey: null, outBucket: null, outputSizeInBytes: null, timeToFinish: null, mostExpensiveFrameRanges: null, renderSize: 0};
const CLEANUP = {minFilesToDelete: 0, filesDeleted: 0};

/** What is asked for, with a record in the bucket that differs in this from the first version. */
const progress = (change: object, timeout = Date.now() + 60_000) =>
  getProgress({
    ...{bucketName: 'remotionlambda-probe', renderId: 'q8m1s6v2zt', region: 'us-east-1', memorySizeInMb: 2048, timeoutInMilliseconds: 120_000},
    ...{customCredentials: null, functionName: 'remotion'},
    providerSpecifics: {
      ...providerSpecifics,
      readFile: () => Promise.resolve(Buffer.from(JSON.stringify({...makeInitialOverallRenderProgress(timeout), ...change}))),
    },
  });

const renderMetadata = {
  ...{type: 'video', renderId: 'q8m1s6v2zt', codec: 'h264', audioCodec: null, muted: true, privacy: 'public', startedDate: Date.now()},
  ...{totalChunks: 2, framesPerLambda: 20, frameRange: [0, 39], everyNthFrame: 1, rendererFunctionName: 'remotion'},
  ...{estimatedRenderLambdaInvokations: 2, estimatedTotalLambdaInvokations: 3},
};
const error = {name: 'Error', message: 'x is undefined', stack: 'Error: x is undefined', isFatal: true, willRetry: false};

function partOf(answer: object, names: string[]): object {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)));
}

export default inNode(
  'Fields of the end are null and renderSize is 0 until a render is done; before it is evaluated, it has no metadata, no billing time and no timeout error; a fatal error leaves done false; a still throws.',
  async () => {
    const early = await progress({}, Date.now() - 600_000);
    assert.deepEqual(partOf(early, Object.keys(LATE)), LATE);
    assert.deepEqual([early.renderMetadata, early.estimatedBillingDurationInMilliseconds, early.fatalErrorEncountered], [null, null, false]);
    assert.deepEqual(early.cleanup, {doneIn: null, ...CLEANUP});

    const during = await progress({renderMetadata});
    assert.deepEqual(partOf(during, Object.keys(LATE)), LATE);
    assert.equal(typeof during.estimatedBillingDurationInMilliseconds, 'number');
    assert.deepEqual([during.done, during.fatalErrorEncountered], [false, false]);

    const retried = await progress({renderMetadata, errors: [{...error, isFatal: false, willRetry: true}]});
    assert.deepEqual([retried.done, retried.fatalErrorEncountered], [false, false]);
    const failed = await progress({renderMetadata, errors: [error]});
    assert.deepEqual([failed.done, failed.fatalErrorEncountered], [false, true]);

    const timings = [0, 1].map((chunk) => ({chunk, start: 0, rendered: 4000}));
    const postRenderData = createPostRenderData({
      ...{region: 'us-east-1', memorySizeInMb: 2048, renderMetadata, errorExplanations: [], timeToDelete: 70, outputFile: {url: 'https://example.com/out.mp4'}},
      ...{timeToCombine: 300, timeToFinish: 9000, outputSize: 123_456, providerSpecifics},
      overallProgress: {timings, timeToEncode: 100, timeToRenderFrames: 3000, retries: [], receivedArtifact: []},
    });
    const done = await progress({renderMetadata, postRenderData});
    assert.deepEqual([done.done, done.overallProgress, done.renderSize, done.outputSizeInBytes], [true, 1, 123_456, 123_456]);
    assert.deepEqual([done.outputFile, done.outKey, done.timeToFinish], ['https://example.com/out.mp4', 'renders/q8m1s6v2zt/out.mp4', 9000]);
    assert.deepEqual(done.cleanup, {doneIn: 70, ...CLEANUP});
    assert.deepEqual([done.costs.displayCost, done.estimatedBillingDurationInMilliseconds], ['$0.012', 8200]);

    await assert.rejects(progress({renderMetadata: {...renderMetadata, type: 'still'}}), {message: 'Cannot merge stills'});
  },
);
