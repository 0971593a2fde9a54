import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadWhisperModel} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

export default inNode(
  'A model file of another size throws with printOutput, and without it returns alreadyExisted: false and loads nothing; of the right size it returns true, and a 404 page is saved as the model.',
  async () => {
    const folder = newFolder();
    const file = path.join(folder, 'ggml-tiny.bin');
    const download = (printOutput: boolean) => downloadWhisperModel({model: 'tiny', folder, printOutput});
    await assert.rejects(downloadWhisperModel({model: 'huge' as 'tiny', folder}), /^Error: Invalid whisper model huge\. Available: tiny, tiny\.en, /);

    let requests = 0;
    const {origin, close} = await serve((_, response) => {
      requests++;
      response.writeHead(404, {'content-length': 9}).end('Not found');
    });
    const original = globalThis.fetch;
    globalThis.fetch = (_, options) => original(origin, options);
    try {
      assert.deepEqual(await download(false), {alreadyExisted: false});
      assert.equal(fs.readFileSync(file, 'utf8'), 'Not found');
      assert.deepEqual(await download(false), {alreadyExisted: false});
      assert.equal(requests, 1);
    } finally {
      globalThis.fetch = original;
      close();
    }
    fs.writeFileSync(file, '');
    await assert.rejects(download(true), {
      message: `Model tiny already exists at ${file}, but the size is 0 bytes (expected 77691713 bytes). Delete ${file} and try again.`,
    });
    // A file with a hole in it takes no room on the disk.
    fs.truncateSync(file, 77_691_713);
    assert.deepEqual(await download(false), {alreadyExisted: true});
  },
);
