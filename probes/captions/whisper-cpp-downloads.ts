import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadWhisperModel} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const MEGABYTE = 1024 * 1024;

export default inNode(
  'downloadWhisperModel() names the file after the model, prints its URL and every 10 MB, and calls onProgress with bytes for each chunk; aborted, it rejects with the reason and leaves the part; a failed request, 0 bytes.',
  async () => {
    const folder = newFolder();
    const sizeOf = (model: string) => fs.statSync(path.join(folder, `ggml-${model}.bin`)).size;
    const {fetch} = globalThis;
    const {log} = console;
    const printed: string[] = [];
    const progress: [number, number][] = [];
    const chunks = (count: number, after: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
      new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            for (let index = 0; index < count; index++) controller.enqueue(new Uint8Array(6 * MEGABYTE));
            after(controller);
          },
        }),
        {headers: {'content-length': String(24 * MEGABYTE)}},
      );
    try {
      console.log = (text: string) => printed.push(text);
      globalThis.fetch = () => Promise.resolve(chunks(4, (controller) => controller.close()));
      const result = await downloadWhisperModel({model: 'small', folder, onProgress: (done, total) => progress.push([done, total])});
      assert.deepEqual([result, sizeOf('small')], [{alreadyExisted: false}, 24 * MEGABYTE]);
      assert.equal(printed[0], 'Downloading whisper model small from https://huggingface.co/ggerganov/whisper.cpp/resolve/main/ggml-small.bin');
      assert.deepEqual(
        printed.slice(1).map((line) => Number(/^Downloaded (\d+) of/.exec(line)?.[1]) / MEGABYTE),
        [12, 24],
      );
      assert.ok(progress.length === 4 && progress.every(([done, total]) => done % MEGABYTE === 0 && total === 24 * MEGABYTE), JSON.stringify(progress));

      const controller = new AbortController();
      globalThis.fetch = (_, options) =>
        Promise.resolve(chunks(1, (stream) => options?.signal?.addEventListener('abort', () => stream.error(options.signal?.reason))));
      const aborted = downloadWhisperModel({
        ...{model: 'tiny', folder, printOutput: false, signal: controller.signal},
        onProgress: () => controller.abort(),
      });
      await assert.rejects(aborted, {name: 'AbortError'});
      assert.equal(sizeOf('tiny'), 6 * MEGABYTE);

      globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
      await assert.rejects(downloadWhisperModel({model: 'base', folder, printOutput: false}), {message: 'fetch failed'});
      // The file is opened at the side.
      while (!fs.existsSync(path.join(folder, 'ggml-base.bin'))) await new Promise(setImmediate);
      assert.equal(sizeOf('base'), 0);
    } finally {
      globalThis.fetch = fetch;
      console.log = log;
    }
  },
);
