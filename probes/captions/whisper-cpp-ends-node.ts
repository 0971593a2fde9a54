import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PACKAGE = path.join(__dirname, '../../node_modules/@remotion/install-whisper-cpp');

/** What a script prints that catches all it can, and how it ends. */
function run(folder: string, code: string, env: Record<string, string> = {}) {
  const script = `const {transcribe, installWhisperCpp, downloadWhisperModel} = require(${JSON.stringify(PACKAGE)});
const run = async () => { try { await (${code}); } catch (error) { console.log('caught', error.message); } };
run().catch((error) => console.log('caught', error.message));`;
  const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', script], {cwd: folder, encoding: 'utf8', timeout: 20_000, env: {...process.env, ...env}});
  return {status, stdout, stderr};
}

export default slowInNode(
  'Node.js exits with 1, past a catch, if Whisper.cpp is not where its version has it, git or the folder for a model is missing, or a signal is aborted; the promise then rejects with SIGTERM, if AbortError is caught.',
  () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'whisper-cli'), '');
    for (const name of ['ggml-tiny.bin', 'a.wav']) fs.writeFileSync(path.join(folder, name), '');
    const transcribing = (version: string, more = '') =>
      `transcribe({inputPath: 'a.wav', whisperPath: '.', whisperCppVersion: '${version}', model: 'tiny', tokenLevelTimestamps: true, printOutput: false, ${more}})`;

    const nowhere = run(folder, transcribing('1.5.5'));
    assert.deepEqual([nowhere.status, nowhere.stdout], [1, '']);
    assert.match(nowhere.stderr, /spawn .+\/main ENOENT/);

    const noGit = run(folder, "installWhisperCpp({to: 'new', version: '1.5.5', printOutput: false})", {PATH: folder});
    assert.deepEqual([noGit.status, noGit.stdout], [1, '']);
    assert.match(noGit.stderr, /Error: spawn git ENOENT/);

    const noFolder = run(
      folder,
      "(globalThis.fetch = () => new Promise(() => {}), downloadWhisperModel({model: 'tiny', folder: 'nowhere', printOutput: false}))",
    );
    assert.deepEqual([noFolder.status, noFolder.stdout], [1, '']);
    assert.match(noFolder.stderr, /ENOENT: no such file or directory/);

    fs.writeFileSync(path.join(folder, 'main'), '#!/bin/sh\nexec sleep 60\n', {mode: 0o755});
    const aborted = transcribing('1.5.5', 'signal: AbortSignal.timeout(1)');
    const unhandled = run(folder, aborted);
    assert.deepEqual([unhandled.status, unhandled.stdout], [1, '']);
    assert.match(unhandled.stderr, /AbortError/);
    const handled = run(folder, `(process.on('uncaughtException', (error) => console.log('handled', error.name)), ${aborted})`);
    assert.match(handled.stdout, /^handled AbortError\ncaught Process was killed with signal SIGTERM/);
  },
);
