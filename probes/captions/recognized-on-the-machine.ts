import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {transcribe} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PROGRAM = `#!/usr/bin/env node
const args = process.argv.slice(2);
require('node:fs').writeFileSync(args[args.indexOf('--output-file') + 1] + '.json', JSON.stringify({transcription: ['heard']}));
`;

export default inNode(
  'transcribe() of Whisper.cpp opens no connection and makes no request: it hands the recording to a program on the same machine, and returns what that has written.',
  async () => {
    const folder = newFolder();
    const whisperPath = path.join(folder, 'whisper');
    fs.mkdirSync(whisperPath);
    fs.writeFileSync(path.join(whisperPath, 'main'), PROGRAM, {mode: 0o755});
    for (const name of ['ggml-tiny.bin', 'a.wav']) fs.writeFileSync(path.join(whisperPath, name), '');
    const {fetch} = globalThis;
    const {connect} = net.Socket.prototype;
    const opened: unknown[] = [];
    globalThis.fetch = (target) => Promise.reject(new Error(String(opened.push(target))));
    net.Socket.prototype.connect = function refuse(this: net.Socket, ...given: unknown[]) {
      opened.push(given);
      return this.destroy();
    };
    const before = process.cwd();
    process.chdir(folder);
    try {
      const result: unknown = await transcribe({
        ...{inputPath: path.join(whisperPath, 'a.wav'), whisperPath, whisperCppVersion: '1.5.5', model: 'tiny'},
        ...{printOutput: false, tokenLevelTimestamps: false},
      });
      assert.deepEqual(result, {transcription: ['heard']});
    } finally {
      process.chdir(before);
      net.Socket.prototype.connect = connect;
      globalThis.fetch = fetch;
    }
    assert.deepEqual(opened, []);
  },
);
