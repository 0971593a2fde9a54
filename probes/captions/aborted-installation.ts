import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PACKAGE = path.join(__dirname, '../../node_modules/@remotion/install-whisper-cpp');

export default slowInNode(
  'installWhisperCpp() whose signal is aborted rejects with "Error while executing git clone …" and leaves the unfinished folder, and an AbortError of the child process ends Node.js unless the program catches it.',
  () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'git'), '#!/bin/sh\n/bin/mkdir "$3"\nexec /bin/sleep 30\n', {mode: 0o755});
    const run = (before: string, name: string) =>
      spawnSync(
        process.execPath,
        [
          '-e',
          `${before}
require(${JSON.stringify(PACKAGE)}).installWhisperCpp({to: '${name}', version: '1.5.5', printOutput: false, signal: AbortSignal.timeout(700)})
  .catch((error) => console.log('caught', error.message));`,
        ],
        {cwd: folder, encoding: 'utf8', timeout: 12_000, env: {...process.env, PATH: folder}},
      );
    const unhandled = run('', 'one');
    assert.deepEqual([unhandled.status, unhandled.stdout], [1, '']);
    assert.match(unhandled.stderr, /AbortError/);
    const handled = run("process.on('uncaughtException', (error) => console.log('handled', error.name));", 'two');
    assert.match(handled.stdout, /^handled AbortError\ncaught Error while executing git clone https:\S+ \S*two\. Exit code: null, signal: SIGTERM/);
    for (const name of ['one', 'two']) assert.ok(fs.existsSync(path.join(folder, name)), name);
  },
);
