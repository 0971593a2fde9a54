import assert from 'node:assert/strict';
import {getRenderProgress} from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {makeInitialOverallRenderProgress} = installed<{makeInitialOverallRenderProgress: (timeout: number) => object}>(
  '@remotion/serverless/dist/overall-render-progress.js',
);
const functionName = 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec';
const failedCall = {type: 'webhook', message: 'Failed to send webhook', stack: '', isFatal: false};
const PRIVATE = 'The file was rendered with a custom S3 implementation and is not public, but no custom credentials were passed to downloadMedia().';

export default inNode(
  'Once a render is done, its errors are those of the moment when the file was ready, so a webhook that fails afterward is in the record only; a private file of another provider then needs s3OutputProvider.',
  async () => {
    const record = (outName: unknown) =>
      JSON.stringify({
        ...makeInitialOverallRenderProgress(0),
        errors: [failedCall],
        postRenderData: {errors: [], cost: {}, outputFile: 'https://example.com/out.mp4'},
        renderMetadata: {
          type: 'video',
          codec: 'h264',
          audioCodec: null,
          privacy: 'private',
          frameRange: [0, 9],
          everyNthFrame: 1,
          renderId: 'q8m1s6v2zt',
          outName,
        },
      });
    const files: Record<string, string> = {};
    const account = await openAccount({buckets: {'remotionlambda-quay': files}});
    const keys = {endpoint: 'https://storage.example.com', accessKeyId: 'lighthouse', secretAccessKey: 'fog'};
    const ask = (outName: unknown, s3OutputProvider?: typeof keys) => {
      files['renders/q8m1s6v2zt/progress.json'] = record(outName);
      const place = {region: 'us-east-1', bucketName: 'remotionlambda-quay', renderId: 'q8m1s6v2zt', functionName} as const;
      return getRenderProgress({...place, skipLambdaInvocation: true, s3OutputProvider});
    };
    const elsewhere = {bucketName: 'films', key: 'final.mp4', s3OutputProvider: keys};
    try {
      const {done, errors} = await ask(null);
      assert.deepEqual([done, errors], [true, []]);
      await assert.rejects(ask(elsewhere), {message: PRIVATE});
      const {outBucket, outKey} = await ask(elsewhere, keys);
      assert.deepEqual([outBucket, outKey], ['films', 'final.mp4']);
    } finally {
      account.close();
    }
  },
);
