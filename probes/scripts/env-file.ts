import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {runTsx} from '../lib/tsx';

export default slowInNode('A script gets the variables of .env only with --env-file=.env, after those of the shell, and not without the file.', () => {
  const folder = newFolder();
  const env = path.join(folder, '.env');
  fs.writeFileSync(path.join(folder, 'key.ts'), 'console.log(process.env.HARBOR_KEY);\n');
  fs.writeFileSync(env, 'HARBOR_KEY=file\n');
  assert.equal(runTsx(['key.ts'], folder).stdout, 'undefined\n');
  assert.equal(runTsx(['--env-file=.env', 'key.ts'], folder).stdout, 'file\n');
  assert.equal(runTsx(['--env-file=.env', 'key.ts'], folder, {HARBOR_KEY: 'shell'}).stdout, 'shell\n');
  fs.rmSync(env);
  const {code, output} = runTsx(['--env-file=.env', 'key.ts'], folder);
  assert.notEqual(code, 0);
  assert.match(output, /\.env: not found/);
});
