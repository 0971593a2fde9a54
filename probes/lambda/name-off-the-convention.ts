import assert from 'node:assert/strict';
import {getRenderProgress} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

const MESSAGE = `The function name video-worker does not adhere to the function name convention (https://www.remotion.dev/docs/lambda/naming-convention).
Cannot determine memory and disk size from the function name.
You must call getRenderProgress with \`skipLambdaInvocation\` set to false.`;

export default inNode(
  'With skipLambdaInvocation, getRenderProgress() rejects a name that does not follow the pattern; without it, such a function is asked.',
  async () => {
    const asked: string[] = [];
    const server = await serveLambda((request, response) => {
      asked.push(request.url ?? '');
      response.end(JSON.stringify({type: 'success', done: true}));
    });
    const progress = (skipLambdaInvocation: boolean) =>
      getRenderProgress({
        region: 'us-east-1',
        functionName: 'video-worker',
        bucketName: 'remotionlambda-useast1-c7d0p4s2xy',
        renderId: 'q8m1s6v2zt',
        skipLambdaInvocation,
      });
    try {
      await assert.rejects(progress(true), {message: MESSAGE});
      assert.equal(asked.length, 0);
      assert.equal((await progress(false)).done, true);
      assert.match(asked.join(), /functions\/video-worker\/invocations/);
    } finally {
      server.close();
    }
  },
);
