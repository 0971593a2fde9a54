import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Listed = {name: string; src: string; sizeInBytes: number; lastModified: number};
type Module = {readRecursively(given: {folder: string; startPath: string; staticHash: string; limit: number; output: Listed[]}): Listed[]};

export default inNode(
  'The list of the public folder holds the files of subfolders and no folders, sorted by name, with encoded URLs, without .DS_Store, and ends at its limit, 10,000 in a bundle and the Studio.',
  () => {
    const {readRecursively} = installed<Module>('@remotion/bundler/dist/read-recursively.js');
    const startPath = newFolder();
    const write = (file: string) => {
      fs.mkdirSync(path.dirname(path.join(startPath, file)), {recursive: true});
      fs.writeFileSync(path.join(startPath, file), file);
    };
    for (const file of ['zebra.png', 'holiday/beach #1.jpg', 'ant.png', 'holiday/deep/sea.jpg', '.DS_Store', 'holiday/.DS_Store2', '.hidden']) write(file);
    fs.mkdirSync(path.join(startPath, 'empty'));
    const list = (limit: number) => readRecursively({folder: '.', startPath, staticHash: '/static-1', limit, output: []});
    assert.deepEqual(
      list(10_000).map(({name, src}) => [name, src]),
      [
        ['.hidden', '/static-1/.hidden'],
        ['ant.png', '/static-1/ant.png'],
        ['holiday/beach #1.jpg', '/static-1/holiday/beach%20%231.jpg'],
        ['holiday/deep/sea.jpg', '/static-1/holiday/deep/sea.jpg'],
        ['zebra.png', '/static-1/zebra.png'],
      ],
    );
    const [, ant] = list(10_000);
    assert.deepEqual([ant?.sizeInBytes, ant?.lastModified], [7, Math.floor(fs.statSync(path.join(startPath, 'ant.png')).mtimeMs)]);
    assert.equal(list(2).length, 2);
    for (const file of ['bundler/dist/bundle.js', 'studio-server/dist/preview-server/public-folder.js'])
      assert.match(fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion', file), 'utf8'), /limit: 10000,/, file);
  },
);
