import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Progress = {errors: {name: string; message: string; isFatal: boolean}[]; fatalErrorEncountered: boolean};

export default inNode(
  'A TimeoutError appears 20 seconds after the timeout of the function if chunks are missing, else 20 seconds after twice the timeout.',
  async () => {
    const {getProgress} = installed<{getProgress: (given: object) => Promise<Progress>}>('@remotion/serverless-client/dist/progress.js');
    const after = async (seconds: number, chunks: number[]) => {
      const record = {
        chunks,
        errors: [],
        timings: [],
        retries: [],
        receivedArtifact: [],
        postRenderData: null,
        renderMetadata: {
          type: 'video',
          codec: 'h264',
          muted: false,
          startedDate: Date.now() - seconds * 1000,
          totalChunks: 2,
          framesPerLambda: 20,
          frameRange: [0, 39],
          everyNthFrame: 1,
          estimatedRenderLambdaInvokations: 2,
          rendererFunctionName: 'remotion',
        },
      };
      const {errors, fatalErrorEncountered} = await getProgress({
        bucketName: 'remotionlambda-useast1-c7d0p4s2xy',
        renderId: 'q8m1s6v2zt',
        region: 'us-east-1',
        memorySizeInMb: 2048,
        timeoutInMilliseconds: 120_000,
        customCredentials: null,
        functionName: 'remotion',
        providerSpecifics: {
          readFile: () => Promise.resolve(Buffer.from(JSON.stringify(record))),
          parseFunctionName: () => null,
          getEphemeralStorageForPriceCalculation: () => 10_240,
          estimatePrice: () => 0,
          getLoggingUrlForRendererFunction: () => 'https://example.com',
          getLoggingUrlForMethod: () => 'https://example.com',
        },
      });
      assert.equal(fatalErrorEncountered, errors.length > 0);
      for (const {name, message} of errors) {
        assert.equal(name, 'TimeoutError');
        assert.match(message, /^The main function timed out after 120000ms\./);
      }
      return errors.length;
    };
    assert.equal(await after(135, [0]), 0);
    assert.equal(await after(145, [0]), 1);
    assert.equal(await after(145, [0, 1]), 0);
    assert.equal(await after(255, [0, 1]), 0);
    assert.equal(await after(265, [0, 1]), 1);
  },
);
