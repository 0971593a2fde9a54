import assert from 'node:assert/strict';
import {downloadWhisperModel} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'With AbortSignal.timeout() as signal, downloadWhisperModel() gives up with a TimeoutError after that time, although data keep coming; 600_000 milliseconds are 10 minutes.',
  async () => {
    assert.equal(600_000 / 60_000, 10);
    const {fetch} = globalThis;
    let arrived = 0;
    globalThis.fetch = (_, options) =>
      Promise.resolve(
        new Response(
          new ReadableStream<Uint8Array>({
            start: (stream) => options?.signal?.addEventListener('abort', () => stream.error(options.signal?.reason)),
            async pull(stream) {
              await new Promise((resolve) => setTimeout(resolve, 20));
              arrived++;
              if (!options?.signal?.aborted) stream.enqueue(new Uint8Array(1024));
            },
          }),
          {headers: {'content-length': String(1024 ** 3)}},
        ),
      );
    const started = performance.now();
    try {
      await assert.rejects(downloadWhisperModel({model: 'tiny', folder: newFolder(), printOutput: false, signal: AbortSignal.timeout(200)}), {
        name: 'TimeoutError',
      });
    } finally {
      globalThis.fetch = fetch;
    }
    assert.ok(arrived > 0 && performance.now() - started >= 190);
  },
);
