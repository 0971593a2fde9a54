import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const LONG = 'tide-'.repeat(60);

export default inNode(
  'The message of ENAMETOOLONG names what was attempted: mkdir for a folder, open for a file and spawn for a command, with a comma before mkdir and open alone.',
  () => {
    const name = path.join(newFolder(), LONG);
    assert.throws(() => fs.mkdirSync(name), {message: `ENAMETOOLONG: name too long, mkdir '${name}'`});
    assert.throws(() => fs.openSync(name, 'w'), {message: `ENAMETOOLONG: name too long, open '${name}'`});
    const {error} = spawnSync(name);
    assert.equal(error?.message, `spawnSync ${name} ENAMETOOLONG`);
  },
);
