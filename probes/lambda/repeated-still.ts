import assert from 'node:assert/strict';
import {renderStillOnLambda} from '@remotion/lambda/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {makeStreamPayload} = installed<{makeStreamPayload: (given: object) => Uint8Array}>('@remotion/serverless-client');
const place = {region: 'us-east-1', functionName: 'remotion-render-harbor', serveUrl: 'harbor', composition: 'Poster'} as const;

const stream = (events: object[]) =>
  Promise.resolve({
    $metadata: {},
    // eslint-disable-next-line @typescript-eslint/require-await -- a stream of the AWS SDK
    EventStream: (async function* () {
      yield* events;
    })(),
  });
const message = (given: object) => ({PayloadChunk: {Payload: makeStreamPayload({message: given})}});
const FAILED = [
  message({type: 'render-id-determined', payload: {renderId: 'q8m1s6v2zt'}}),
  message({type: 'error-occurred', payload: {error: 'Error: x is undefined'}}),
];

export default inNode(
  'A still is called again, maxRetries times, if AWS does not start the function within 30 seconds, or if the answer breaks off; an error of the render is not repeated and rejects after onInit was told the ID.',
  async () => {
    const clients = installed<{getLambdaClient: unknown}>('@remotion/lambda-client/dist/aws-clients.js');
    const {getLambdaClient} = clients;
    const {error} = console;
    const {setTimeout} = globalThis;
    const waits: (number | undefined)[] = [];
    const ids: string[] = [];
    /** How often AWS is called if each call ends like this, and what the promise rejects with. */
    const still = async (send: () => Promise<object>, maxRetries?: number) => {
      let calls = 0;
      const counted = () => {
        calls += 1;
        return send();
      };
      clients.getLambdaClient = () => ({send: counted});
      const options = {
        ...place,
        inputProps: {},
        imageFormat: 'png',
        privacy: 'public',
        onInit: ({renderId}: {renderId: string}) => ids.push(renderId),
      } as const;
      let failure = '';
      await assert.rejects(renderStillOnLambda({...options, maxRetries}), ({message}: Error) => Boolean((failure = message)));
      return [calls, failure] as const;
    };
    console.error = () => undefined;
    globalThis.setTimeout = ((callback: () => void, milliseconds = 0) => {
      // What else runs in this process may have short timers of its own.
      if (milliseconds >= 1000) waits.push(milliseconds);
      return setTimeout(callback);
    }) as never;
    try {
      assert.deepEqual(await still(() => new Promise(() => undefined)), [2, 'AWS did not invoke Lambda in 30000ms']);
      assert.deepEqual(waits.slice(0, 2), [30_000, 30_000]);
      const [calls, failure] = await still(() => stream([{InvokeComplete: {ErrorCode: 'Runtime.TruncatedResponse', ErrorDetails: ''}}]), 3);
      assert.equal(calls, 4);
      assert.match(failure, /Runtime\.TruncatedResponse/);
      assert.deepEqual(await still(() => Promise.reject(new Error('aborted')), 0), [1, 'aborted']);
      assert.deepEqual(ids, []);
      assert.deepEqual(await still(() => stream(FAILED), 3), [1, 'Error: x is undefined']);
      assert.deepEqual(ids, ['q8m1s6v2zt']);
    } finally {
      clients.getLambdaClient = getLambdaClient;
      console.error = error;
      globalThis.setTimeout = setTimeout;
    }
  },
);
