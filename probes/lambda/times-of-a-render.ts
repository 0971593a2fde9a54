import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Record = {
  setExpectedChunks(chunks: number): void;
  setRenderMetadata(data: object): void;
  setFrames(given: {index: number; rendered: number; encoded: number}): void;
  addChunkCompleted(chunk: number, start: number, end: number): void;
  setLambdaInvoked(chunk: number): void;
  get(): {timeToRenderFrames: number | null; timeToEncode: number | null; lambdasInvoked: number; framesRendered: number; chunks: number[]; timings: object[]};
};
const {makeOverallRenderProgress} = installed<{makeOverallRenderProgress: (given: object) => Record}>('@remotion/serverless/dist/overall-render-progress.js');
const {calculateChunkTimes} = installed<{calculateChunkTimes: (given: object) => number}>('@remotion/serverless-client/dist/calculate-chunk-times.js');

export default inNode(
  'timeToRenderFrames spans the first to the last rendered frame, timeToEncode the first encoded frame to the last complete piece, timeToFinishChunks all pieces; the first two are null before.',
  () => {
    const {now} = Date;
    const {setTimeout} = globalThis;
    globalThis.setTimeout = (() => undefined) as never;
    try {
      const record = makeOverallRenderProgress({renderId: 'q8m1s6v2zt', logLevel: 'error', providerSpecifics: {writeFile: () => Promise.resolve()}});
      const at = (milliseconds: number, change: () => void) => {
        Date.now = () => milliseconds;
        change();
        const {timeToRenderFrames, timeToEncode} = record.get();
        return [timeToRenderFrames, timeToEncode];
      };
      record.setExpectedChunks(2);
      record.setRenderMetadata({type: 'video', totalChunks: 2, frameRange: [0, 39], everyNthFrame: 1});
      assert.deepEqual(
        at(1000, () => record.setLambdaInvoked(0)),
        [null, null],
      );
      assert.deepEqual(
        at(2000, () => record.setFrames({index: 0, rendered: 5, encoded: 0})),
        [null, null],
      );
      assert.deepEqual(
        at(3000, () => record.setFrames({index: 0, rendered: 20, encoded: 8})),
        [null, null],
      );
      assert.deepEqual(
        at(7000, () => record.setFrames({index: 1, rendered: 20, encoded: 20})),
        [5000, null],
      );
      assert.deepEqual(
        at(8000, () => record.addChunkCompleted(1, 1500, 7900)),
        [5000, null],
      );
      assert.deepEqual(
        at(9500, () => record.addChunkCompleted(0, 1000, 9000)),
        [5000, 6500],
      );
      const {framesRendered, lambdasInvoked, chunks, timings} = record.get();
      assert.deepEqual([framesRendered, lambdasInvoked, chunks], [40, 1, [1, 0]]);
      assert.equal(calculateChunkTimes({type: 'absolute-time', timings}), 8000);
    } finally {
      Date.now = now;
      globalThis.setTimeout = setTimeout;
    }
  },
);
