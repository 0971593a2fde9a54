import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const {downloadFile} = installed<{downloadFile: (given: object) => Promise<object>}>('@remotion/renderer/dist/assets/download-file.js');

export default inNode('A download fails after 20 seconds without data, with the URL and "but the server sent no data for 20 seconds".', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(200, {'content-length': 100}).write('tide');
  });
  const {setTimeout} = globalThis;
  const waits: number[] = [];
  globalThis.setTimeout = ((callback: () => void, milliseconds = 0) => {
    waits.push(milliseconds);
    return setTimeout(callback, milliseconds / 400);
  }) as never;
  try {
    const url = `${server.origin}/out.mp4`;
    const to = path.join(newFolder(), 'out.mp4');
    const message = `Tried to download file ${url}, but the server sent no data for 20 seconds`;
    await assert.rejects(
      downloadFile({url, to: () => to, onProgress: undefined, logLevel: 'error', indent: false, abortSignal: new AbortController().signal}),
      {message},
    );
    assert.ok(waits.includes(20_000));
  } finally {
    globalThis.setTimeout = setTimeout;
    server.close();
  }
});
