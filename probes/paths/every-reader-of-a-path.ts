import assert from 'node:assert/strict';
import {
  cutPath,
  evolvePath,
  getBoundingBox,
  getInstructionIndexAtLength,
  getLength,
  getPointAtLength,
  getSubpaths,
  getTangentAtLength,
  interpolatePath,
  normalizePath,
  parsePath,
  resetPath,
  reversePath,
  scalePath,
  translatePath,
  warpPath,
} from '@remotion/paths';
import {inNode} from '../lib/probe';

const READERS: ((path: string) => unknown)[] = [
  parsePath,
  getLength,
  getBoundingBox,
  getSubpaths,
  normalizePath,
  resetPath,
  reversePath,
  (path) => cutPath(path, 1),
  (path) => evolvePath(0.5, path),
  (path) => getInstructionIndexAtLength(path, 0),
  (path) => getPointAtLength(path, 0),
  (path) => getTangentAtLength(path, 0),
  (path) => interpolatePath(0.5, path, 'M 0 0 L 1 1'),
  (path) => interpolatePath(0.5, 'M 0 0 L 1 1', path),
  (path) => scalePath(path, 2, 2),
  (path) => translatePath(path, 1, 1),
  (path) => warpPath(path, (point) => point),
];

export default inNode(
  'Every function that takes a path throws “No path provided” for an empty one and what parsePath() throws for an unreadable one; interpolatePath() does so unless its value is 0 or 1.',
  () => {
    for (const read of READERS) {
      assert.throws(() => read(''), {message: 'No path provided'}, read.toString());
      assert.throws(() => read('5 5'), {message: 'No path elements found in string 5 5'}, read.toString());
      assert.throws(() => read('M 1'), /^Error: Malformed path data: M was expected to have a multiple of 2 numbers/, read.toString());
    }
    for (const value of [0, 1]) assert.equal(interpolatePath(value, '', ''), '');
  },
);
