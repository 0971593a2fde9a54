import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {insideFunctionSpecifics} from '../lib/inside-a-function';

type Payload = {attempt: number; retriesLeft: number};
type Receive = (given: {message: object}) => void;
type Call = {payload: Payload; receivedStreamingPayload: Receive};
type Stream = (given: object) => Promise<void>;
const {streamRendererFunctionWithRetry} = installed<{streamRendererFunctionWithRetry: Stream}>('@remotion/serverless/dist/stream-renderer.js');

const failure = (shouldRetry: boolean) => ({
  type: 'error-occurred',
  payload: {error: 'Error: socket hang up', shouldRetry, errorInfo: {message: 'socket hang up', willRetry: shouldRetry}},
});

export default inNode(
  'A chunk with an error marked for a retry is started again with one retry less, and both are recorded; if the connection breaks off, it is started again whatever maxRetries says, without an error.',
  async () => {
    const render = async (retriesLeft: number, outcomes: ((receive: Receive) => Promise<void>)[]) => {
      const calls: Payload[] = [];
      const errors: string[] = [];
      const retries: object[] = [];
      await streamRendererFunctionWithRetry({
        ...{files: [], functionName: 'remotion-render-harbor', outdir: '/nowhere', logLevel: 'error', insideFunctionSpecifics},
        payload: {type: 'renderer', chunk: 7, attempt: 1, retriesLeft},
        overallProgress: {
          addErrorWithoutUpload: ({message}: {message: string}) => errors.push(message),
          setFrames: () => undefined,
          addRetry: ({time, ...retry}: {time: number}) => retries.push({...retry, time: time <= Date.now()}),
        },
        providerSpecifics: {
          callFunctionStreaming: ({payload, receivedStreamingPayload}: Call) => {
            calls.push({attempt: payload.attempt, retriesLeft: payload.retriesLeft});
            return outcomes[calls.length - 1]?.(receivedStreamingPayload) ?? Promise.resolve();
          },
        },
      });
      return {calls, errors, retries};
    };
    const {error} = console;
    console.error = () => undefined;
    const reported = (shouldRetry: boolean) => (receive: Receive) => Promise.resolve(receive({message: failure(shouldRetry)}));
    try {
      assert.deepEqual(await render(1, [reported(true)]), {
        calls: [
          {attempt: 1, retriesLeft: 1},
          {attempt: 2, retriesLeft: 0},
        ],
        errors: ['socket hang up'],
        retries: [{attempt: 2, chunk: 7, time: true}],
      });
      const brokeOff = () => Promise.reject(new Error('aborted'));
      const {calls, errors, retries} = await render(0, [brokeOff, brokeOff, brokeOff]);
      assert.deepEqual([calls.length, errors, retries.length], [4, [], 3]);
      await assert.rejects(render(1, [reported(false)]), {message: 'Error: socket hang up'});
    } finally {
      console.error = error;
    }
  },
);
