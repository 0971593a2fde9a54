import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {ffmpegCommand, ffprobeCommand} =
  installed<Record<'ffmpegCommand' | 'ffprobeCommand', (args: string[], logLevel: string) => void>>('@remotion/cli/dist/ffmpeg.js');
const {binariesDirectoryOption} = BrowserSafeApis.options;

/** Writes down its folder and its arguments, and ends as the first of them says. */
const PROGRAM = `#!/bin/sh
printf '%s\\n' "$(pwd)" "$@" > "$(dirname "$0")/record.txt"
if [ "$1" = killed ]; then kill -9 $$; fi
exit "$1"
`;

export default inNode(
  'npx remotion ffmpeg and ffprobe pass on all arguments as they are, work in the working directory, and end with the code of the program, or with 0 if a signal has killed it.',
  () => {
    const folder = newFolder();
    for (const name of ['remotion', 'ffmpeg', 'ffprobe']) fs.writeFileSync(path.join(folder, name), PROGRAM, {mode: 0o755});
    const {exit} = process;
    const codes: unknown[] = [];
    process.exit = ((code: unknown) => codes.push(code)) as unknown as typeof process.exit;
    binariesDirectoryOption.setConfig(folder);
    try {
      for (const command of [ffmpegCommand, ffprobeCommand]) {
        command(['7', '-i', 'a b.mp4', '--log=trace'], 'error');
        assert.deepEqual(fs.readFileSync(path.join(folder, 'record.txt'), 'utf8').split('\n'), [process.cwd(), '7', '-i', 'a b.mp4', '--log=trace', '']);
        command(['0'], 'error');
        command(['killed'], 'error');
        assert.deepEqual(codes.splice(0), [7, 0, null]);
      }
    } finally {
      process.exit = exit;
      binariesDirectoryOption.setConfig(null);
    }
    assert.equal(spawnSync(process.execPath, ['-e', 'process.exit(null)']).status, 0);
  },
);
