import assert from 'node:assert/strict';
import {getRenderProgress, speculateFunctionName} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const ANSWER = '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>';

export default inNode('The progress of a render that S3 does not know rejects with the words of S3, not with "No render with ID".', async () => {
  const server = await serve((_, response) => response.writeHead(404, {'content-type': 'application/xml'}).end(ANSWER));
  process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
  setAwsVariables({AWS_ENDPOINT_URL_S3: server.origin, AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none'});
  try {
    await assert.rejects(
      getRenderProgress({
        skipLambdaInvocation: true,
        functionName: speculateFunctionName({memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120}),
        bucketName: 'remotionlambda-useast1-c7d0p4s2xy',
        renderId: 'q8m1s6v2zt',
        region: 'us-east-1',
      }),
      {name: 'NoSuchKey', message: 'The specified key does not exist.'},
    );
  } finally {
    server.close();
  }
});
