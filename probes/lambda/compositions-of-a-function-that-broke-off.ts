import assert from 'node:assert/strict';
import {getCompositionsOnLambda, speculateFunctionName} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

const BROKE_OFF = {errorType: 'Sandbox.Timedout', errorMessage: 'RequestId: 1 Error: Task timed out after 120.00 seconds'};

export default inNode('getCompositionsOnLambda() resolves with undefined if AWS answers that the function has timed out.', async () => {
  const server = await serveLambda((_, response) => response.writeHead(200, {'x-amz-function-error': 'Unhandled'}).end(JSON.stringify(BROKE_OFF)));
  try {
    const compositions = await getCompositionsOnLambda({
      region: 'us-east-1',
      functionName: speculateFunctionName({memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120}),
      serveUrl: 'site',
      inputProps: {},
      envVariables: {},
    });
    assert.equal(compositions, undefined);
  } finally {
    server.close();
  }
});
