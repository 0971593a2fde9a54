import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** In place of npx: it writes down what it is asked for, lists three ids below a line of its own, and fails for the second. */
const NPX = `#!/bin/sh
echo "$@" >> asked.txt
if [ "$2" = compositions ]; then echo 'Downloading a browser'; echo 'Intro Recap Outro'; fi
if [ "$4" = Recap ]; then exit 1; fi
`;

export default inNode(
  'In Bash, the loop of the page bundles once, renders each id of the last line, and continues after a failure; with set -e in the first line it stops there.',
  () => {
    const [, script] = /^```bash title="render-all\.sh"\n(.*?)^```/ms.exec(fs.readFileSync('docs/render-all.mdx', 'utf8')) ?? [];
    const run = (code = '') => {
      const folder = newFolder();
      fs.writeFileSync(path.join(folder, 'npx'), NPX, {mode: 0o755});
      const {status} = spawnSync('bash', ['-c', code], {cwd: folder, env: {...process.env, PATH: `${folder}:${process.env.PATH}`}});
      return {status, asked: fs.readFileSync(path.join(folder, 'asked.txt'), 'utf8').trim().split('\n')};
    };
    const render = (id: string) => `remotion render build ${id} out/${id}.mp4`;
    const before = ['remotion bundle src/index.ts --out-dir=build', 'remotion compositions build --quiet'];
    assert.deepEqual(run(script), {status: 0, asked: [...before, render('Intro'), render('Recap'), render('Outro')]});
    assert.deepEqual(run(`set -e\n${script}`), {status: 1, asked: [...before, render('Intro'), render('Recap')]});
  },
);
