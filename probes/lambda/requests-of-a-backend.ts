import assert from 'node:assert/strict';
import * as client from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

const region = 'us-east-1';
const functionName = client.speculateFunctionName({memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120});
const site = {region, functionName, serveUrl: 'harbor', composition: 'Regatta', inputProps: {}, envVariables: {}} as const;
const render = {region, functionName, bucketName: 'remotionlambda-quay', renderId: 'q8m1s6v2zt'} as const;

export default inNode(
  'A start, a still, a list of compositions and a question for progress each send one request, which runs the function; large props with forceBucketName are uploaded first. An unknown function rejects.',
  async () => {
    let refused: string | undefined;
    const account = await openAccount({buckets: {'remotionlambda-quay': {}}, refuse: () => refused});
    const {error, warn} = console;
    console.error = console.warn = () => undefined;
    const requestsOf = async (call: () => Promise<unknown>) => {
      account.asked.length = 0;
      await call().catch(() => undefined);
      return account.asked.map((each) => each.replace(/(input-props\/)\w+/, '$1…'));
    };
    const start = (change: object) => client.renderMediaOnLambda({...site, codec: 'h264', ...change});
    const run = `lambda POST functions/${functionName}/invocations`;
    try {
      assert.deepEqual(await requestsOf(() => start({})), [run]);
      assert.deepEqual(await requestsOf(() => client.getRenderProgress(render)), [run]);
      assert.deepEqual(await requestsOf(() => client.getCompositionsOnLambda(site)), [run]);
      const still = {...site, imageFormat: 'png', privacy: 'public', maxRetries: 0} as const;
      assert.deepEqual(await requestsOf(() => client.renderStillOnLambda(still)), [`lambda POST functions/${functionName}/response-streaming-invocations`]);
      assert.deepEqual(await requestsOf(() => client.getRenderProgress({...render, skipLambdaInvocation: true})), [
        's3 GET remotionlambda-quay/renders/q8m1s6v2zt/progress.json',
      ]);
      const large = {inputProps: {log: 'x'.repeat(200_000)}, forceBucketName: 'remotionlambda-quay'};
      assert.deepEqual(await requestsOf(() => start(large)), ['s3 PUT remotionlambda-quay/input-props/….json', run]);
      refused = 'ResourceNotFoundException';
      await assert.rejects(start({}), {name: 'ResourceNotFoundException'});
    } finally {
      Object.assign(console, {error, warn});
      account.close();
    }
  },
);
