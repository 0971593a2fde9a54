import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const [MAJOR = 0] = process.versions.node.split('.').map(Number);

export default inNode(
  'Node.js 20 looks for the file of --env-file before it runs a script, also if the flag stands behind the script, and ends with "not found" if there is none.',
  () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'command.js'), 'console.log("started");\n');
    const {status, stdout, stderr} = spawnSync(process.execPath, ['command.js', '--env-file=.env.production'], {cwd: folder, encoding: 'utf8'});
    // Others leave the flag to the script.
    if (MAJOR !== 20) return;
    assert.notEqual(status, 0);
    assert.deepEqual([stdout, stderr.trim().replace(/^\S*node:/, 'node:')], ['', 'node: .env.production: not found']);
  },
);
