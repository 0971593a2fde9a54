import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Node.js 20 looks for the file of --env-file itself: if it is missing, also as an argument of a script, it prints "node: nope.env: not found" and exits with code 9.',
  () => {
    const cwd = newFolder();
    fs.writeFileSync(path.join(cwd, 'cli.js'), '');
    const {status, stderr} = spawnSync(process.execPath, ['cli.js', 'render', '--env-file=nope.env'], {cwd, encoding: 'utf8', argv0: 'node'});
    assert.deepEqual([status, stderr.trim()], [9, 'node: nope.env: not found']);
  },
);
