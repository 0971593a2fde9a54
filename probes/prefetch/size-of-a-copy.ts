import assert from 'node:assert/strict';
import {prefetch} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('The copy of prefetch() is as large as the file: a blob that holds each of its bytes.', async () => {
  const {fetch} = globalThis;
  for (const bytes of [1, 20_000, 2_000_000]) {
    const file = new Uint8Array(bytes).map((_, index) => index % 251);
    globalThis.fetch = () => Promise.resolve(new Response(file, {headers: {'content-type': 'video/mp4'}}));
    try {
      const {free, waitUntilDone} = prefetch(`https://media.example.com/ferry-${bytes}.mp4`);
      const url = await waitUntilDone();
      globalThis.fetch = fetch;
      const copy = await (await fetch(url)).blob();
      free();
      assert.equal(copy.size, bytes);
      assert.deepEqual(new Uint8Array(await copy.arrayBuffer()), file);
    } finally {
      globalThis.fetch = fetch;
    }
  }
});
