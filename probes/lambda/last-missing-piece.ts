import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {makeTimeoutMessage} = installed<{makeTimeoutMessage: (given: object) => string}>('@remotion/serverless-client/dist/make-timeout-message.js');

/** The frames that the message names for each of the last two of ten pieces. */
const framesOf = (frameRange: [number, number]) => {
  const text = makeTimeoutMessage({
    ...{timeoutInMilliseconds: 120_000, missingChunks: [8, 9], renderId: 'q8m1s6v2zt', functionName: 'remotion', region: 'us-east-1'},
    renderMetadata: {type: 'video', totalChunks: 10, framesPerLambda: 20, frameRange, renderId: 'q8m1s6v2zt'},
    providerSpecifics: {getLoggingUrlForRendererFunction: () => 'https://logs.example.com', getLoggingUrlForMethod: () => 'https://logs.example.com'},
  });
  return [...text.matchAll(/^Chunk \d \(Frames (\d+) - (\d+)\)$/gm)].map(([, start, end]) => [Number(start), Number(end)]);
};

export default inNode(
  'With a frameRange, the message of a timeout counts the frames of the missing chunks from 0, and only the second number of the last chunk is that of the frameRange.',
  () => {
    assert.deepEqual(framesOf([0, 196]), [
      [160, 179],
      [180, 196],
    ]);
    assert.deepEqual(framesOf([100, 296]), [
      [160, 179],
      [180, 296],
    ]);
  },
);
