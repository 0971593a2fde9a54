import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = {findEntryPoint(given: {args: string[]; remotionRoot: string; logLevel: 'error'; allowDirectory: boolean}): {file: string | null}};

export default inNode(
  'index.ts, index.tsx, index.js and index.mjs are found in src, remotion and src/remotion, in this order of folders, and index.jsx is not.',
  () => {
    const {findEntryPoint} = installed<Module>('@remotion/cli/dist/entry-point.js');
    const foundAmong = (...files: string[]) => {
      const remotionRoot = newFolder();
      for (const file of files) {
        fs.mkdirSync(path.join(remotionRoot, path.dirname(file)), {recursive: true});
        fs.writeFileSync(path.join(remotionRoot, file), '');
      }
      const {file} = findEntryPoint({args: [], remotionRoot, logLevel: 'error', allowDirectory: false});
      return file && path.relative(remotionRoot, file);
    };
    const folders = ['src', 'remotion', 'src/remotion'];
    for (const folder of folders) {
      for (const name of ['index.ts', 'index.tsx', 'index.js', 'index.mjs']) assert.equal(foundAmong(`${folder}/${name}`), `${folder}/${name}`);
      for (const name of ['index.jsx', 'index.cjs', 'index.mts', 'main.js']) assert.equal(foundAmong(`${folder}/${name}`), null, name);
    }
    assert.equal(foundAmong('index.js'), null);
    assert.equal(foundAmong(...folders.map((folder) => `${folder}/index.js`)), 'src/index.js');
    assert.equal(foundAmong('src/remotion/index.ts', 'remotion/index.mjs'), 'remotion/index.mjs');
  },
);
