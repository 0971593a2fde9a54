import assert from 'node:assert/strict';
import {prefetch} from 'remotion';
import {inNode} from '../lib/probe';

const SRC = 'https://media.example.com/overture.mp4';

export default inNode(
  'In a render, prefetch() requests nothing and is done at once with the src; elsewhere, free() before an answer cancels the request, and the promise stays open.',
  async () => {
    const page = globalThis as {window?: object};
    const {fetch} = globalThis;
    const signals: AbortSignal[] = [];
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        const {signal} = init as {signal: AbortSignal};
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    try {
      page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
      assert.equal(await prefetch(SRC).waitUntilDone(), SRC);
      assert.equal(signals.length, 0);
      delete page.window;

      const {free, waitUntilDone} = prefetch(SRC);
      assert.deepEqual(
        signals.map(({aborted}) => aborted),
        [false],
      );
      free();
      assert.equal(signals[0]?.aborted, true);
      const settled = waitUntilDone().then(
        () => 'fulfilled',
        () => 'rejected',
      );
      // Ten turns of the event loop are more than a rejection needs to get here.
      let turns = Promise.resolve('open');
      for (let turn = 0; turn < 10; turn++) turns = turns.then((state) => new Promise((resolve) => void setImmediate(resolve, state)));
      assert.equal(await Promise.race([settled, turns]), 'open');
    } finally {
      globalThis.fetch = fetch;
      delete page.window;
    }
  },
);
