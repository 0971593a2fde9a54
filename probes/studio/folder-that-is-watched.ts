import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Watching = {
  initPublicFolderWatch(given: {publicDir: string; staticHash: string; onUpdate(): void}): void;
  getFiles(): {name: string}[];
};

const {initPublicFolderWatch, getFiles} = installed<Watching>('@remotion/studio-server/dist/preview-server/public-folder.js');

export default inNode(
  'A public folder that is created while the Studio runs is noticed, but what is in it already is listed only after the next change in it; then each change lists all files again.',
  async () => {
    const project = newFolder();
    const publicDir = path.join(project, 'public');
    let notify: (files: string[]) => void = () => undefined;
    const update = () => new Promise<string[]>((resolve) => (notify = resolve));
    initPublicFolderWatch({publicDir, staticHash: '/static-4f2a', onUpdate: () => notify(getFiles().map(({name}) => name))});
    const elsewhere = path.join(newFolder(), 'filled');
    fs.mkdirSync(elsewhere);
    fs.writeFileSync(path.join(elsewhere, 'gull.png'), '');
    const created = update();
    fs.renameSync(elsewhere, publicDir);
    assert.deepEqual(await created, []);
    const changed = update();
    fs.writeFileSync(path.join(publicDir, 'tern.png'), '');
    assert.deepEqual((await changed).toSorted(), ['gull.png', 'tern.png']);
  },
);
