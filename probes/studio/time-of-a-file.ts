import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type File = {name: string; lastModified: number; sizeInBytes: number};
type Module = {readRecursively: (given: {folder: string; startPath: string; staticHash: string; limit: number}) => File[]};

export default inNode(
  'lastModified of a static file is the time of its last change in whole milliseconds since the beginning of 1970, sizeInBytes its size.',
  () => {
    const {readRecursively} = installed<Module>('@remotion/bundler/dist/read-recursively.js');
    const startPath = newFolder();
    const file = path.join(startPath, 'map.png');
    fs.writeFileSync(file, 'hills');
    fs.utimesSync(file, 1000, 86_400.5);
    const [found] = readRecursively({folder: '.', startPath, staticHash: '/static', limit: 10});
    assert.deepEqual([found?.lastModified, found?.sizeInBytes], [86_400_500, 5]);
  },
);
