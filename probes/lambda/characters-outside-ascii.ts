import assert from 'node:assert/strict';
import {invokeWebhook} from '@remotion/serverless';
import {slowInNode} from '../lib/probe';
import {serve} from '../lib/serve';

const RENDER = {renderId: 'testrender', bucketName: 'remotionlambda-useast1-c7d0p4s2xy', expectedBucketOwner: '0'} as const;

export default slowInNode(
  'A character outside ASCII, in customData or in the message of an error, keeps a webhook call from arriving: Node.js gives up after 10 seconds, three times in a row; encodeURIComponent() around the data helps.',
  async () => {
    let arrived = 0;
    const server = await serve((request, response) => void request.resume().on('end', () => response.end(String(++arrived))));
    const {timeout} = AbortSignal;
    const {setTimeout} = globalThis;
    const {error} = console;
    const limits: number[] = [];
    // The ten seconds of each attempt and the waits between them are shortened.
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, limits.push(milliseconds) && 300);
    globalThis.setTimeout = ((callback: () => void, milliseconds?: number) =>
      setTimeout(callback, [500, 1000].includes(milliseconds ?? 0) ? 0 : milliseconds)) as never;
    console.error = () => undefined;
    const call = (payload: object) =>
      invokeWebhook({options: {url: server.origin, secret: null, payload: {...RENDER, ...payload} as never}, logLevel: 'error'});
    const place = 'São Paulo';
    const failure = {type: 'error', errors: [{message: place, name: 'Error', stack: ''}], customData: null};
    try {
      for (const payload of [{type: 'timeout', customData: {place}}, failure]) {
        await assert.rejects(call(payload), {name: 'TimeoutError'});
        assert.deepEqual(limits.splice(0), [10_000, 10_000, 10_000]);
      }
      assert.equal(arrived, 0);
      for (const customData of [{place: 'Recife'}, {place: encodeURIComponent(place)}]) await call({type: 'timeout', customData});
      assert.equal(arrived, 2);
    } finally {
      AbortSignal.timeout = timeout;
      globalThis.setTimeout = setTimeout;
      console.error = error;
      server.close();
    }
  },
);
