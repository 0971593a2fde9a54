import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const DOTENV = path.join(__dirname, '../../node_modules/dotenv');

const FILE = 'DOUBLE="BEGIN\\nMII\\n"\nSINGLE=\'BEGIN\\nMII\\n\'\nBARE=BEGIN\\nMII\\n\n';

export default slowInNode(
  'Both the command line and Node.js turn \\n in .env into line breaks within double quotes only, and keep variables that are already set; Cloud Run refuses a key with a backslash and an n.',
  () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, '.env'), FILE);
    const print = 'console.log(JSON.stringify([process.env.DOUBLE, process.env.SINGLE, process.env.BARE]))';
    for (const args of [
      ['-r', path.join(DOTENV, 'config'), '-e', print],
      ['--env-file=.env', '-e', print],
    ]) {
      const read = (env: Record<string, string> = {}) =>
        JSON.parse(
          spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8', env: {...process.env, ...env}})
            .stdout.split('\n')
            .at(-2) ?? '',
        ) as string[];
      assert.deepEqual(read(), ['BEGIN\nMII\n', 'BEGIN\\nMII\\n', 'BEGIN\\nMII\\n']);
      assert.equal(read({BARE: 'set'})[2], 'set');
    }
  },
);
