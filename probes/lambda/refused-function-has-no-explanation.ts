import assert from 'node:assert/strict';
import {LambdaClientInternals} from '@remotion/lambda-client';
import {inspectErrors} from '@remotion/serverless-client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

const functionName = 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec';

export default inNode(
  'If AWS refuses a function for frames, the call is not repeated, and the error says “AWS Concurrency limit reached” and has no explanation.',
  async () => {
    let requests = 0;
    const server = await serveLambda((_, response) => {
      requests += 1;
      response.writeHead(429, {'x-amzn-errortype': 'TooManyRequestsException'}).end(JSON.stringify({message: 'Rate Exceeded.'}));
    });
    try {
      const options = {functionName, payload: {}, type: 'renderer', region: 'us-east-1', retriesRemaining: 1, timeoutInTest: 0, requestHandler: null};
      const call = LambdaClientInternals.awsImplementation.callFunctionStreaming({...options, receivedStreamingPayload: () => undefined} as never);
      const {message, stack} = await call.then(
        () => assert.fail('The call succeeded.'),
        (error: Error) => error,
      );
      assert.match(message, /^AWS Concurrency limit reached \(Original Error: Rate Exceeded\.\)/);
      assert.equal(requests, 1);
      // The main function throws the stack again, and records the stack of that error.
      const [error] = inspectErrors({errors: [{message, stack: new Error(stack).stack}] as never});
      assert.equal(error?.explanation, null);
    } finally {
      server.close();
    }
  },
);
