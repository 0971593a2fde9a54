import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadWhisperModel} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

export default inNode('A model whose connection breaks rejects with "terminated" and leaves the part that had arrived.', async () => {
  const folder = newFolder();
  const {origin, close} = await serve((_, response) => {
    response.writeHead(200, {'content-length': 1000});
    response.write(Buffer.alloc(100), () => response.destroy());
  });
  const original = globalThis.fetch;
  globalThis.fetch = (_, options) => original(origin, options);
  try {
    await assert.rejects(downloadWhisperModel({model: 'tiny', folder, printOutput: false}), /terminated/);
  } finally {
    globalThis.fetch = original;
    close();
  }
  assert.ok(fs.existsSync(path.join(folder, 'ggml-tiny.bin')));
});
