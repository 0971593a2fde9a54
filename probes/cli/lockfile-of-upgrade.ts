import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Manager = {manager: string} | 'unknown';
const {getPackageManager} = installed<{getPackageManager: (root: string, wanted: string | undefined, up: number) => Manager}>(
  '@remotion/studio-server/dist/preview-server/get-package-manager.js',
);

const LOCKFILES = {'package-lock.json': 'npm', 'yarn.lock': 'yarn', 'pnpm-lock.yaml': 'pnpm', 'bun.lock': 'bun', 'bun.lockb': 'bun'};

export default inNode(
  'The package manager is that of the lockfile in the root or up to two folders above; two lockfiles side by side throw, and further above, none is found.',
  () => {
    const top = newFolder();
    const place = (lockfile: string) => fs.writeFileSync(path.join(top, lockfile), '');
    const manager = (folder: string) => {
      fs.mkdirSync(path.join(top, folder), {recursive: true});
      const found = getPackageManager(path.join(top, folder), undefined, 0);
      return found === 'unknown' ? found : found.manager;
    };
    for (const [lockfile, name] of Object.entries(LOCKFILES)) {
      place(lockfile);
      for (const folder of ['', 'a', 'a/b']) assert.equal(manager(folder), name);
      assert.equal(manager('a/b/c'), 'unknown');
      fs.rmSync(path.join(top, lockfile));
    }
    place('yarn.lock');
    place('package-lock.json');
    assert.throws(() => manager(''), /^Error: Found multiple lockfiles:\n- package-lock\.json\n- yarn\.lock\n/);
  },
);
