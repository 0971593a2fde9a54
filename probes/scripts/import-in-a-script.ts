import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'Node.js says “Cannot use import statement outside a module” about an import in a .js script if package.json says commonjs, and in version 20.20 not without a type, with the type module or for a file that ends in .mjs.',
  () => {
    const run = (name: string, type?: string) => {
      const cwd = newFolder();
      fs.writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({type}));
      fs.writeFileSync(path.join(cwd, name), "import os from 'node:os';\nconsole.log(typeof os);\n");
      return spawnSync(process.execPath, [name], {cwd, encoding: 'utf8'});
    };
    const refused = run('tides.js', 'commonjs');
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /SyntaxError: Cannot use import statement outside a module/);
    for (const {status, stdout, stderr} of [run('tides.js'), run('tides.js', 'module'), run('tides.mjs', 'commonjs')])
      assert.deepEqual([status, stdout], [0, 'object\n'], stderr);
  },
);
