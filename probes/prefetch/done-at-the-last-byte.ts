import assert from 'node:assert/strict';
import {prefetch} from 'remotion';
import {inNode} from '../lib/probe';

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

export default inNode(
  'prefetch() downloads a file into memory, and waitUntilDone() resolves only when its last byte has arrived, with the URL of a copy that has all of them.',
  async () => {
    const {fetch} = globalThis;
    let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({start: (controller) => void (parts = controller)});
    globalThis.fetch = () => Promise.resolve(new Response(body, {headers: {'content-type': 'video/mp4'}}));
    try {
      const {free, waitUntilDone} = prefetch('https://media.example.com/tram.mp4');
      let url = '';
      const done = waitUntilDone().then((given) => (url = given));
      for (const bytes of [3, 4]) {
        parts?.enqueue(new Uint8Array(bytes).fill(bytes));
        for (let turns = 0; turns < 5; turns++) await turn();
        assert.equal(url, '');
      }
      parts?.close();
      await done;
      globalThis.fetch = fetch;
      assert.match(url, /^blob:/);
      assert.deepEqual([...new Uint8Array(await (await fetch(url)).arrayBuffer())], [3, 3, 3, 4, 4, 4, 4]);
      free();
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
