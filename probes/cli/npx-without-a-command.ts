import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'In a folder with the package remotion and without @remotion/cli, npx remotion ends with “could not determine executable to run”, whatever the entry point of the video contains.',
  () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'regatta', dependencies: {remotion: '4.0.332'}}));
    const target = path.join(folder, 'node_modules/remotion');
    fs.mkdirSync(target, {recursive: true});
    const source = path.join(__dirname, '../../node_modules/remotion/package.json');
    fs.copyFileSync(source, path.join(target, 'package.json'));
    fs.mkdirSync(path.join(folder, 'src'));
    fs.writeFileSync(path.join(folder, 'src/index.ts'), 'this is no program');
    const {status, stderr} = spawnSync('npx', ['--offline', '--no', 'remotion', 'studio'], {cwd: folder, encoding: 'utf8', timeout: 20_000});
    assert.equal(status, 1);
    assert.match(stderr, /could not determine executable to run/);
    assert.doesNotMatch(stderr, /index\.ts|no program/);
  },
);
