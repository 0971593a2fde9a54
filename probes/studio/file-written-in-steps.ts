import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Watching = {
  initPublicFolderWatch(given: {publicDir: string; staticHash: string; onUpdate(): void}): void;
  getFiles(): {name: string; sizeInBytes: number; lastModified: number}[];
};

const {initPublicFolderWatch, getFiles} = installed<Watching>('@remotion/studio-server/dist/preview-server/public-folder.js');

export default inNode(
  'If a file of the public folder is emptied before it is written, the Studio tells of a change at least twice, the first time while the file has 0 bytes, and the last time with all of them and another time of change.',
  async () => {
    const publicDir = path.join(newFolder(), 'public');
    const file = path.join(publicDir, 'score.txt');
    fs.mkdirSync(publicDir);
    fs.writeFileSync(file, 'of yesterday');
    const told: {size: number; time: number}[] = [];
    let notify = () => undefined as void;
    const onUpdate = () => {
      const [{sizeInBytes = NaN, lastModified = NaN} = {}] = getFiles();
      told.push({size: sizeInBytes, time: lastModified});
      notify();
    };
    const until = async (size: number) => {
      while (told.at(-1)?.size !== size) await new Promise<void>((resolve) => (notify = resolve));
    };
    initPublicFolderWatch({publicDir, staticHash: '/static-4f2a', onUpdate});
    const before = getFiles()[0]?.lastModified ?? NaN;
    await new Promise((resolve) => void setTimeout(resolve, 20));
    fs.truncateSync(file);
    await until(0);
    fs.writeFileSync(file, 'tide: 4.2 m');
    await until(11);
    assert.equal(told[0]?.size, 0);
    assert.ok(told.length > 1);
    assert.ok((told.at(-1)?.time ?? 0) > before);
  },
);
