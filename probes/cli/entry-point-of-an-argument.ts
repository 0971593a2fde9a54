import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Found = {file: string | null; remainingArgs: string[]};
const {findEntryPoint} = installed<{findEntryPoint: (given: object) => Found}>('@remotion/cli/dist/entry-point.js');
const {ConfigInternals} = installed<{ConfigInternals: {getEntryPoint: () => string | null}}>('@remotion/cli/dist/config/index.js');

export default inNode(
  'The first argument is the entry point if it is a path in the working directory or the root, or a URL; else that of setEntryPoint() is, then a usual one. A finished bundle is refused by the Studio and by bundle.',
  () => {
    const root = newFolder();
    for (const folder of ['src', 'build', 'work']) fs.mkdirSync(path.join(root, folder));
    for (const file of ['src/index.ts', 'video.ts', 'work/Note', 'build/index.html']) fs.writeFileSync(path.join(root, file), '');
    const {getEntryPoint} = ConfigInternals;
    const workingDirectory = process.cwd();
    const find = (args: string[], {config = null, allowDirectory = true}: {config?: string | null; allowDirectory?: boolean} = {}) => {
      ConfigInternals.getEntryPoint = () => config;
      const {file, remainingArgs} = findEntryPoint({args, logLevel: 'error', remotionRoot: root, allowDirectory});
      return [file?.startsWith(root) ? path.relative(root, file) : file, ...remainingArgs];
    };
    process.chdir(path.join(root, 'work'));
    try {
      assert.deepEqual(find(['video.ts', 'Intro']), ['video.ts', 'Intro']);
      // A file with the name of a composition counts, too.
      assert.deepEqual(find(['Note']), ['work/Note']);
      assert.deepEqual(find(['build', 'Intro']), ['build', 'Intro']);
      assert.deepEqual(find(['https://videos.example.com/', 'Intro']), ['https://videos.example.com/', 'Intro']);
      for (const args of [[], ['Intro'], ['src/nope.ts', 'Intro']]) {
        assert.deepEqual(find(args), ['src/index.ts', ...args]);
        assert.deepEqual(find(args, {config: 'video.ts'}), ['video.ts', ...args]);
      }
      assert.throws(() => find(['build'], {allowDirectory: false}), /was chosen as the entry point .* but it is a directory - it needs to be a file\.$/);
      const message = `${path.join(root, 'gone.ts')} was chosen as the entry point (reason = config file) but it does not exist.`;
      assert.throws(() => find([], {config: 'gone.ts'}), {message});
    } finally {
      process.chdir(workingDirectory);
      ConfigInternals.getEntryPoint = getEntryPoint;
    }
  },
);
