import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {makeTimeoutMessage} = installed<{makeTimeoutMessage: (given: object) => string}>('@remotion/serverless-client/dist/make-timeout-message.js');

const message = (missingChunks: number[]) =>
  makeTimeoutMessage({
    ...{timeoutInMilliseconds: 120_000, missingChunks, renderId: 'q8m1s6v2zt', functionName: 'remotion', region: 'us-east-1'},
    renderMetadata: {type: 'video', totalChunks: 10, framesPerLambda: 20, frameRange: [100, 299], renderId: 'q8m1s6v2zt'},
    providerSpecifics: {
      getLoggingUrlForRendererFunction: ({chunk}: {chunk: number | null}) => `https://logs.example.com/${String(chunk)}`,
      getLoggingUrlForMethod: () => 'https://logs.example.com/main',
    },
  });

export default inNode(
  'The message of a timeout names at most five of the missing chunks, each with the URL of its log and frames that are counted from 0.',
  () => {
    const text = message([0, 1, 2, 4, 5, 7, 8]);
    assert.match(text, /^The main function timed out after 120000ms\.\nThe following chunks are missing \(showing 5 out of 7\):\nChunk 0 \(Frames 0 - 19\)\n/);
    assert.deepEqual(
      [...text.matchAll(/^Chunk (\d) \(Frames (\d+) - \d+\)\n▸ Logs for chunk \1: https:\/\/logs\.example\.com\/\1$/gm)].map(([, chunk, start]) => [
        chunk,
        start,
      ]),
      [
        ['0', '0'],
        ['1', '20'],
        ['2', '40'],
        ['4', '80'],
        ['5', '100'],
      ],
    );
    assert.match(message([]), /\nAll chunks have been successfully rendered, but the main function has timed out\.\n/);
  },
);
