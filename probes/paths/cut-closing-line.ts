import assert from 'node:assert/strict';
import {cutPath, getLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('cutPath() does not shorten the closing line: a triangle cut within its third side stays closed.', () => {
  const triangle = 'M 0 0 L 100 0 L 100 100 Z';
  assert.equal(Math.round(getLength(triangle)), 341);
  assert.match(cutPath(triangle, 250), /Z$/);
  assert.doesNotMatch(cutPath(triangle, 150), /Z$/);
});
