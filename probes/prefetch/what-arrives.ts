import assert from 'node:assert/strict';
import {prefetch} from 'remotion';
import {inNode} from '../lib/probe';

const SRC = 'https://media.example.com/overture.mp4';

export default inNode(
  'prefetch() rejects with the status of a failed request, reports totalBytes null without a Content-Length, and warns if neither the option nor the header is a media type.',
  async () => {
    const {fetch} = globalThis;
    const {warn} = console;
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    const answer = (headers: Record<string, string>, status = 200) => {
      globalThis.fetch = () => Promise.resolve(new Response('overture', {headers, status}));
    };
    try {
      answer({'content-type': 'text/html'}, 404);
      await assert.rejects(prefetch(SRC).waitUntilDone(), {message: 'HTTP error, status = 404'});
      assert.deepEqual(warnings, []);

      const progress: unknown[] = [];
      const load = async (headers: Record<string, string>, contentType?: string) => {
        answer(headers);
        const {free, waitUntilDone} = prefetch(SRC, {contentType, onProgress: (now) => void progress.push(now)});
        const {type} = await (await fetch(await waitUntilDone())).blob();
        free();
        return type;
      };
      assert.equal(await load({'content-type': 'audio/mpeg'}), 'audio/mpeg');
      assert.equal(await load({'content-type': 'text/plain', 'content-length': '8'}, 'video/mp4'), 'video/mp4');
      assert.deepEqual(progress, [
        {loadedBytes: 8, totalBytes: null},
        {loadedBytes: 8, totalBytes: 8},
      ]);
      assert.deepEqual(warnings, []);
      await load({'content-type': 'application/octet-stream'});
      assert.match(warnings.join('\n'), new RegExp(`^Called prefetch\\(\\) on ${SRC} [^\\n]*$`));
    } finally {
      globalThis.fetch = fetch;
      console.warn = warn;
    }
  },
);
