import assert from 'node:assert/strict';
import {prefetch} from 'remotion';
import {inNode} from '../lib/probe';

const SRC = 'https://media.example.com/encore.mp4';

export default inNode(
  'With the log level verbose, prefetch() prints that it starts; with trace also that it has finished and is freed, with info nothing. Credentials are those of fetch() unless they are set.',
  async () => {
    const {fetch} = globalThis;
    const {log} = console;
    const credentials: unknown[] = [];
    globalThis.fetch = (_, init) => {
      credentials.push(init?.credentials);
      return Promise.resolve(new Response('encore', {headers: {'content-type': 'video/mp4'}}));
    };
    const said: string[] = [];
    console.log = (...words: string[]) => void said.push(words.join(' '));
    try {
      const printed = async (options: Parameters<typeof prefetch>[1]) => {
        said.length = 0;
        const {free, waitUntilDone} = prefetch(SRC, options);
        await waitUntilDone();
        free();
        return [...said];
      };
      const start = `[prefetch] Starting prefetch ${SRC}`;
      assert.deepEqual(await printed({}), []);
      assert.deepEqual(await printed({logLevel: 'verbose', credentials: 'include'}), [start]);
      assert.deepEqual(await printed({logLevel: 'trace'}), [start, `[prefetch] Finished prefetch ${SRC} with method blob-url`, `[prefetch] Freeing ${SRC}`]);
      assert.deepEqual(credentials, [undefined, 'include', undefined]);
    } finally {
      globalThis.fetch = fetch;
      console.log = log;
    }
  },
);
