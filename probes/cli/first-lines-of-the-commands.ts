import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const CLI = path.join(__dirname, '../../node_modules/@remotion/cli');

export default inNode(
  'The first line of remotion asks for node and that of remotionb for bun; that of remotiond passes deno and its permissions to env, which Linux treats as the name of one program.',
  () => {
    const first = (name: string) => fs.readFileSync(path.join(CLI, `${name}-cli.js`), 'utf8').split('\n')[0]!;
    assert.deepEqual([first('remotion'), first('remotionb')], ['#!/usr/bin/env node', '#!/usr/bin/env bun']);
    const [, words = ''] = /^#!\/usr\/bin\/env (deno --allow-env .*)$/.exec(first('remotiond')) ?? [];
    assert.equal(words, 'deno --allow-env --allow-read --allow-write --allow-net --allow-run --allow-sys');
    if (process.platform !== 'linux') return;
    const {status, stderr} = spawnSync(path.join(CLI, 'remotiond-cli.js'), ['versions'], {encoding: 'utf8'});
    assert.equal(status, 127);
    assert.match(stderr, /^\/usr\/bin\/env: .deno --allow-env .* --allow-sys.: No such file or directory/);
  },
);
