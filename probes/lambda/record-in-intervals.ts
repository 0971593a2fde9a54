import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Record = {setLambdaInvoked(chunk: number): void; setExpectedChunks(chunks: number): void};
const {makeOverallRenderProgress} = installed<{makeOverallRenderProgress: (given: object) => Record}>('@remotion/serverless/dist/overall-render-progress.js');

export default inNode(
  'After the main function has written the record of a render, it waits until 250 ms have passed, and then writes what has changed meanwhile at once.',
  async () => {
    const written: number[] = [];
    const waits: (() => void)[] = [];
    const {setTimeout} = globalThis;
    const {now} = Date;
    // What else runs in this process may have timers of its own.
    globalThis.setTimeout = ((callback: () => void, milliseconds: number) =>
      milliseconds === 250 ? waits.push(callback) : setTimeout(callback, milliseconds)) as never;
    Date.now = () => 1_700_000_000_000;
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    try {
      const record = makeOverallRenderProgress({
        ...{renderId: 'q8m1s6v2zt', bucketName: 'remotionlambda-probe', expectedBucketOwner: '1', region: 'eu-west-1', timeoutTimestamp: 0, logLevel: 'error'},
        providerSpecifics: {
          writeFile: ({body}: {body: string}) => Promise.resolve(written.push((JSON.parse(body) as {lambdasInvoked: number}).lambdasInvoked)),
        },
      });
      record.setExpectedChunks(5);
      record.setLambdaInvoked(0);
      await settled();
      assert.deepEqual([written, waits.length], [[1], 1]);
      for (const chunk of [1, 2, 3, 3]) record.setLambdaInvoked(chunk);
      await settled();
      assert.deepEqual(written, [1]);
      waits[0]?.();
      await settled();
      assert.deepEqual(written, [1, 4]);
    } finally {
      globalThis.setTimeout = setTimeout;
      Date.now = now;
    }
  },
);
