import assert from 'node:assert/strict';
import {launch} from '../lib/inside-a-function';
import {slowInNode} from '../lib/probe';

type Recorded = {errors: {message: string; isFatal: boolean}[]};

export default slowInNode(
  'A timeout below 7,000 milliseconds, more tabs than CPU threads and both framesPerLambda and concurrency become a fatal error of the render, before a chunk is started.',
  async () => {
    const {error} = console;
    console.error = () => undefined;
    const failure = async (change: object) => {
      const {written, chunks} = await launch({webhook: null, ...change}, () => Promise.resolve({}));
      assert.equal(chunks.length, 0);
      const [first] = (JSON.parse(written.at(-1)!) as Recorded).errors;
      assert.equal(first?.isFatal, true);
      return first.message;
    };
    try {
      assert.equal(await failure({timeoutInMilliseconds: 6999}), "'timeoutInMilliseconds' should be bigger or equal than 7000, but is 6999");
      assert.match(await failure({concurrencyPerFunction: 4096}), /^concurrencyPerLambda is set higher than the amount of CPU cores available\. /);
      assert.equal(await failure({framesPerFunction: 20, concurrency: 3}), "Both 'framesPerLambda' and 'concurrency' were set. Please use only one of them.");
    } finally {
      console.error = error;
    }
  },
);
