import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {transcribe} from '@remotion/install-whisper-cpp';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** A program in place of Whisper.cpp: it writes its arguments down, says how far it is, each time once the last step has been heard, and writes a result. */
const PROGRAM = `#!/usr/bin/env node
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.writeFileSync('args.json', JSON.stringify(args));
const steps = [0, 25, 100];
const next = () => {
  const step = steps.shift();
  if (step === undefined) return fs.writeFileSync(args[args.indexOf('--output-file') + 1] + '.json', '{"transcription": []}');
  process.stderr.write('progress = ' + step + '%\\n');
  const heard = () => (fs.existsSync('heard ' + step / 100) ? next() : setTimeout(heard, 1));
  heard();
};
next();
`;

export default slowInNode(
  'transcribe() passes translateToEnglish as -tr, splitOnWord and flashAttention with true, no language for null, and --max-len 1 with token-level timestamps whatever is asked. Its progress ends with 1, maybe twice.',
  async () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'main'), PROGRAM, {mode: 0o755});
    fs.mkdirSync(path.join(folder, 'models'));
    for (const name of ['models/ggml-tiny.bin', 'a.wav']) fs.writeFileSync(path.join(folder, name), '');
    const progress: number[] = [];
    const heard = (share: number) => {
      progress.push(share);
      fs.writeFileSync(path.join(folder, `heard ${share}`), '');
    };
    const run = async (options: object): Promise<string[]> => {
      await transcribe({
        ...{inputPath: path.join(folder, 'a.wav'), whisperPath: folder, whisperCppVersion: '1.5.5', model: 'tiny', modelFolder: path.join(folder, 'models')},
        ...{printOutput: false, tokenLevelTimestamps: true, onProgress: heard},
        ...options,
      });
      return JSON.parse(fs.readFileSync(path.join(folder, 'args.json'), 'utf8')) as string[];
    };
    const before = process.cwd();
    process.chdir(folder);
    try {
      const plain = await run({language: null, tokensPerItem: 60});
      for (const flag of ['-l', '-tr', '--split-on-word', '--flash-attn']) assert.ok(!plain.includes(flag), flag);
      assert.deepEqual([plain[plain.indexOf('--max-len') + 1], plain[plain.indexOf('-m') + 1]], ['1', path.join(folder, 'models/ggml-tiny.bin')]);
      assert.deepEqual(progress, [0, 0.25, 1, 1]);

      const all = await run({translateToEnglish: true, splitOnWord: true, flashAttention: true, language: 'auto'});
      assert.ok(all.includes('-tr'));
      for (const [flag, value] of [
        ['-l', 'auto'],
        ['--split-on-word', 'true'],
        ['--flash-attn', 'true'],
      ] as const)
        assert.equal(all[all.indexOf(flag) + 1], value);
    } finally {
      process.chdir(before);
    }
  },
);
