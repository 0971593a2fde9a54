import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {transcribe} from '@remotion/install-whisper-cpp';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** A program in place of Whisper.cpp: it writes down its arguments and its folder, and a result unless it is told to fail. */
const PROGRAM = `#!/usr/bin/env node
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.writeFileSync('args.json', JSON.stringify({args, cwd: process.cwd()}));
console.error('whisper_print_progress_callback: progress =  40%');
if (args.includes('--fail')) process.exit(3);
fs.writeFileSync(args[args.indexOf('--output-file') + 1] + '.json', JSON.stringify({transcription: ['heard']}));
`;

export default slowInNode(
  'transcribe() starts Whisper.cpp in its folder, passes tokensPerItem as --max-len and additional arguments last, reads and deletes tmp.json of the working directory, also a stale one, else rejects.',
  async () => {
    const folder = newFolder();
    const whisperPath = path.join(folder, 'whisper');
    const work = path.join(folder, 'work');
    for (const each of [whisperPath, work]) fs.mkdirSync(each);
    fs.writeFileSync(path.join(whisperPath, 'main'), PROGRAM, {mode: 0o755});
    for (const name of ['ggml-tiny.bin', 'a.wav']) fs.writeFileSync(path.join(whisperPath, name), '');
    const progress: number[] = [];
    const run = async (options: object = {}) => {
      const result: unknown = await transcribe({
        ...{
          inputPath: path.join(whisperPath, 'a.wav'),
          whisperPath,
          whisperCppVersion: '1.5.5',
          model: 'tiny',
          printOutput: false,
          tokenLevelTimestamps: false,
        },
        onProgress: (share: number) => progress.push(share),
        ...options,
      });
      return result;
    };
    const started = () => JSON.parse(fs.readFileSync(path.join(whisperPath, 'args.json'), 'utf8')) as {args: string[]; cwd: string};
    const after = (name: string) => started().args[started().args.indexOf(name) + 1];
    const result = path.join(work, 'tmp.json');

    const before = process.cwd();
    process.chdir(work);
    try {
      assert.deepEqual(await run({tokensPerItem: 60, language: 'Portuguese', additionalArgs: ['--threads', '2']}), {transcription: ['heard']});
      assert.deepEqual([after('--max-len'), after('-l'), started().cwd], ['60', 'portuguese', whisperPath]);
      assert.deepEqual(started().args.slice(-2), ['--threads', '2']);
      assert.ok(!started().args.includes('--dtw'));
      assert.deepEqual(progress, [0.4, 1]);
      assert.equal(fs.existsSync(result), false);

      await run({tokenLevelTimestamps: true, tokensPerItem: 60, additionalArgs: [['--threads', '2']]});
      assert.deepEqual([after('--max-len'), after('--dtw')], ['1', 'tiny']);
      assert.deepEqual(started().args.slice(-2), ['--threads', '2']);
      await run();
      assert.equal(after('--max-len'), '1');
      assert.ok(!started().args.includes('-l'));
      await run({tokensPerItem: 0});
      assert.ok(!started().args.includes('--max-len'));

      await assert.rejects(
        run({additionalArgs: ['--fail']}),
        /^Error: No transcription was created \(process exited with code 3\): whisper_print_progress_callback/,
      );
      fs.writeFileSync(result, JSON.stringify({transcription: ['stale']}));
      assert.deepEqual(await run({additionalArgs: ['--fail']}), {transcription: ['stale']});
      assert.equal(fs.existsSync(result), false);
    } finally {
      process.chdir(before);
    }
  },
);
