import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'The nightly script catches no error: a failed render ends its process with exit code 1 and the message on stderr, and a night without an error ends with 0.',
  () => {
    const page = fs.readFileSync('docs/recipes/cron.mdx', 'utf8');
    const code = /^```ts title="nightly\.ts"[^\n]*\n(.*?)^```/ms.exec(page)![1]!;
    const {outputText} = ts.transpileModule(code, {compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022}});
    const folder = newFolder();
    const put = (name: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), text);
    };
    put('nightly.mjs', outputText);
    put('node_modules/@remotion/bundler/index.js', "exports.bundle = () => Promise.resolve('there-is-no-bundle');\n");
    const DATA_URL = 'data:application/json,{"title": "High water", "subtitle": "5:12"}';
    const night = (renderMedia: string) => {
      put('node_modules/@remotion/renderer/index.js', `exports.selectComposition = () => Promise.resolve({});\nexports.renderMedia = ${renderMedia};\n`);
      const {status, stderr} = spawnSync(process.execPath, ['nightly.mjs'], {cwd: folder, encoding: 'utf8', env: {...process.env, DATA_URL}});
      return {status, failed: stderr.includes('Error: The tide table is empty.')};
    };
    assert.deepEqual(night("() => Promise.reject(new Error('The tide table is empty.'))"), {status: 1, failed: true});
    assert.deepEqual(night("({outputLocation}) => require('node:fs').promises.writeFile(outputLocation, 'film')"), {status: 0, failed: false});
  },
);
