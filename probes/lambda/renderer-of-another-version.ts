import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Message = {type: string; payload: {shouldRetry: boolean; errorInfo: {message: string; isFatal: boolean}}};
const {rendererHandler} = installed<{rendererHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/handlers/renderer.js');

export default inNode(
  'A function that renders a chunk for a main function of another version fails the render with a message about rendererFunctionName.',
  async () => {
    const messages: Message[] = [];
    const {error} = console;
    console.error = () => undefined;
    try {
      await rendererHandler({
        params: {type: 'renderer', chunk: 3, retriesLeft: 1, attempt: 1, logLevel: 'error', launchFunctionConfig: {version: '4.0.1'}},
        options: {expectedBucketOwner: '1'},
        onStream: (message: Message) => Promise.resolve(messages.push(message)),
        requestContext: {awsRequestId: '1'},
        providerSpecifics: {isFlakyError: () => false},
        insideFunctionSpecifics,
      });
    } finally {
      console.error = error;
    }
    const [{type, payload}] = messages as [Message];
    assert.deepEqual([type, payload.shouldRetry, payload.errorInfo.isFatal], ['error-occurred', false, true]);
    assert.equal(
      payload.errorInfo.message,
      `The version of the function that was specified as "rendererFunctionName" is ${VERSION} but the version of the function that invoked the render is 4.0.1. Please make sure that the version of the function that is specified as "rendererFunctionName" is the same as the version of the function that is invoked.`,
    );
  },
);
