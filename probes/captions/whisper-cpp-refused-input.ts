import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {transcribe} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'transcribe() of Whisper.cpp rejects for a missing folder, recording or model, a name without .wav in lower case, a version that is no number, and another sample rate.',
  async () => {
    const whisperPath = newFolder();
    const inputPath = path.join(whisperPath, 'a.wav');
    for (const name of ['a.wav', 'a.mp3', 'a.WAV']) fs.writeFileSync(path.join(whisperPath, name), '');
    const run = (options: Partial<Parameters<typeof transcribe>[0]>) =>
      transcribe({inputPath, whisperPath, whisperCppVersion: '1.5.5', model: 'tiny', tokenLevelTimestamps: true, printOutput: false, ...options});

    const nowhere = path.join(whisperPath, 'nowhere');
    await assert.rejects(run({whisperPath: nowhere}), (error: Error) =>
      error.message.startsWith(`Whisper does not exist at ${nowhere}. Double-check the passed whisperPath.`),
    );
    await assert.rejects(run({inputPath: nowhere}), {message: `Input file does not exist at ${nowhere}`});
    for (const name of ['a.mp3', 'a.WAV'])
      await assert.rejects(
        run({inputPath: path.join(whisperPath, name)}),
        /^Error: Invalid inputFile type\. The provided file is not a wav file! Convert the file to a 16KHz wav file first/,
      );
    await assert.rejects(run({}), (error: Error) => error.message.startsWith(`Error: Model tiny does not exist at ${path.join(whisperPath, 'ggml-tiny.bin')}`));
    fs.writeFileSync(path.join(whisperPath, 'ggml-tiny.bin'), '');
    await assert.rejects(run({whisperCppVersion: 'v1.5.5'}), {message: 'Invalid version format. Expected x.x.x'});

    fs.writeFileSync(path.join(whisperPath, 'main'), "#!/usr/bin/env node\nconsole.error('WAV file must be 16 kHz');\nprocess.exitCode = 1;\n", {mode: 0o755});
    await assert.rejects(run({}), /^Error: wav file must be 16 kHz/);
  },
);
