import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/cloudrun/dist');

export default inNode('The function behind “should only be executed in test” always throws, and no other code of @remotion/cloudrun calls it.', () => {
  const {getDirFiles} = installed<{getDirFiles(folder: unknown): unknown}>('@remotion/cloudrun/dist/api/upload-dir.js');
  for (const folder of ['site', '', undefined]) assert.throws(() => getDirFiles(folder), /^TypeError: should only be executed in test /);
  const files = fs.readdirSync(DIST, {recursive: true, encoding: 'utf8'}).filter((name) => /\.m?js$/.test(name));
  const lines = files.flatMap((name) =>
    fs
      .readFileSync(path.join(DIST, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('getDirFiles')),
  );
  assert.deepEqual(lines, ['exports.uploadDir = exports.getDirFiles = void 0;', 'const getDirFiles = (entry) => {', 'exports.getDirFiles = getDirFiles;']);
});
