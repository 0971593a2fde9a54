import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const RENDERER = path.join(__dirname, '../../node_modules/@remotion/renderer');

const SCRIPT = `
const files = require(${JSON.stringify(`${RENDERER}/dist/assets/download-file.js`)});
const {ensureBrowser} = require(${JSON.stringify(RENDERER)});
files.downloadFile = () => Promise.reject(new Error('read ECONNRESET'));
if (process.argv[2] === 'handled') process.on('unhandledRejection', () => undefined);
ensureBrowser({logLevel: 'error'})
  .catch((error) => console.log('caught: ' + error.message))
  .then(() => ensureBrowser({logLevel: 'error', browserExecutable: process.execPath}))
  .catch((error) => console.log('again: ' + error.message));
`;

export default slowInNode(
  'A failed download of the browser ends the process although the error is caught; with a listener for unhandled rejections, the call rejects, and so does the next one.',
  () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'package.json'), '{}');
    fs.writeFileSync(path.join(folder, 'ensure.cjs'), SCRIPT);
    const run = (...args: string[]) => {
      const {status, stdout, stderr} = spawnSync(process.execPath, ['ensure.cjs', ...args], {cwd: folder, encoding: 'utf8', timeout: 25_000});
      return {status, stdout, stderr};
    };
    const {status, stdout, stderr} = run();
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /read ECONNRESET/);
    assert.equal(run('handled').stdout, 'caught: read ECONNRESET\nagain: read ECONNRESET\n');
  },
);
