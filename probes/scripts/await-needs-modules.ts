import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {runTsx} from '../lib/tsx';

const SCRIPT = 'const four: number = await Promise.resolve(4);\nconsole.log(four);\n';

export default slowInNode('tsx stops at an await outside of functions, unless package.json says module or the file ends in .mts.', () => {
  const folder = newFolder();
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write('wait.ts', SCRIPT);
  write('wait.mts', SCRIPT);
  write('package.json', '{"type": "commonjs"}');
  const refused = runTsx(['wait.ts'], folder);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /Top-level await is currently not supported with the "cjs" output format/);
  assert.equal(runTsx(['wait.mts'], folder).stdout, '4\n');
  write('package.json', '{"type": "module"}');
  assert.equal(runTsx(['wait.ts'], folder).stdout, '4\n');
});
