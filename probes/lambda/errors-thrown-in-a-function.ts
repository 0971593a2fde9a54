import assert from 'node:assert/strict';
import {getRenderProgress} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {serveLambda} from '../lib/aws';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {innerHandler} = installed<{innerHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/index.js');
const missing = Object.assign(new Error('The specified key does not exist.'), {name: 'NoSuchKey'});

/** What a function answers. */
async function answerOf(params: object): Promise<string[]> {
  const written: string[] = [];
  await innerHandler({
    params: {logLevel: 'error', version: VERSION, renderId: 'q8m1s6v2zt', bucketName: 'remotionlambda-probe', ...params},
    responseWriter: {write: (bytes: Uint8Array) => Promise.resolve(written.push(Buffer.from(bytes).toString())), end: () => Promise.resolve()},
    context: {awsRequestId: '1', invokedFunctionArn: 'arn:aws:lambda:eu-west-1:1:function:harbor', getRemainingTimeInMillis: () => 120_000},
    providerSpecifics: {readFile: () => Promise.reject(missing)},
    insideFunctionSpecifics,
  });
  return written;
}

export default inNode(
  'A function throws for the progress of an unknown render and for lists and progress of another version, but answers a start with the error; what AWS reports of a throw is returned as the result.',
  async () => {
    const {log} = console;
    console.log = () => undefined;
    try {
      await assert.rejects(answerOf({type: 'status'}), missing);
      await assert.rejects(answerOf({type: 'status', version: '4.0.1'}), /^Error: Version mismatch: When calling getRenderProgress\(\)/);
      await assert.rejects(answerOf({type: 'compositions', version: '4.0.1'}), /^Error: Version mismatch: When calling getCompositionsOnLambda\(\)/);
      assert.match(
        (await answerOf({type: 'start', version: '4.0.1'})).join(),
        /^\{"type":"error","message":"Error: Version mismatch: When calling renderMediaOnLambda/,
      );
    } finally {
      console.log = log;
      delete process.env.__RESERVED_IS_INSIDE_REMOTION_LAMBDA;
    }
    const report = {errorType: 'NoSuchKey', errorMessage: missing.message, trace: []};
    const server = await serveLambda((_, response) => response.writeHead(200, {'x-amz-function-error': 'Unhandled'}).end(JSON.stringify(report)));
    try {
      const place = {region: 'us-east-1', bucketName: 'remotionlambda-probe', renderId: 'q8m1s6v2zt'} as const;
      assert.deepEqual(await getRenderProgress({...place, functionName: 'remotion-render-harbor'}), report);
    } finally {
      server.close();
    }
  },
);
