import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installWhisperCpp} from '@remotion/install-whisper-cpp';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** In place of git and make: writes down how it was called, makes the folder of a clone, and knows one release and one branch. */
const PROGRAM = (log: string) => `#!${process.execPath}
const fs = require('node:fs');
const path = require('node:path');
const [, name, ...args] = process.argv;
fs.appendFileSync(${JSON.stringify(log)}, [path.basename(name), ...args].join(' ') + '\\n');
if (args[0] === 'clone') fs.mkdirSync(args[2]);
if (args[0] === 'checkout' && !['v1.5.5', 'v1.7.4', 'master'].includes(args[1])) process.exit(1);
`;

export default slowInNode(
  'On Linux and macOS, installWhisperCpp() clones with git, checks the tag v1.5.5 out for 1.5.5 or v1.5.5 and a branch by its name, and runs make; a release that does not exist rejects. A second call changes nothing.',
  async () => {
    assert.ok(process.platform === 'linux' || process.platform === 'darwin');
    const folder = newFolder();
    const log = path.join(folder, 'log.txt');
    for (const name of ['git', 'make']) fs.writeFileSync(path.join(folder, name), PROGRAM(log), {mode: 0o755});
    process.env.PATH = folder;
    const install = async (name: string, version: string) => {
      fs.writeFileSync(log, '');
      const to = path.join(folder, name);
      const result = await installWhisperCpp({to, version, printOutput: false});
      return [result.alreadyExisted, ...fs.readFileSync(log, 'utf8').replaceAll(to, name).trim().split('\n')];
    };
    const clone = (name: string) => `git clone https://github.com/ggerganov/whisper.cpp.git ${name}`;
    assert.deepEqual(await install('a', '1.5.5'), [false, clone('a'), 'git checkout v1.5.5', 'make']);
    assert.deepEqual(await install('b', 'v1.5.5'), [false, clone('b'), 'git checkout v1.5.5', 'make']);
    assert.deepEqual(await install('c', 'master'), [false, clone('c'), 'git checkout master', 'make']);
    await assert.rejects(install('d', '9.9.9'), {message: 'Error while executing git checkout v9.9.9. Exit code: 1, signal: null'});
    fs.writeFileSync(path.join(folder, 'a/main'), '');
    assert.deepEqual(await install('a', '1.5.5'), [true, '']);
  },
);
