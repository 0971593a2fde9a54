import assert from 'node:assert/strict';
import {getLength, normalizePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('getLength() returns 1 for M 0 0 q 0 0 3 4 and 5 after normalizePath(), and throws for a path that begins with S or T.', () => {
  assert.equal(getLength('M 0 0 q 0 0 3 4'), 1);
  assert.equal(Math.round(getLength(normalizePath('M 0 0 q 0 0 3 4')) * 1000) / 1000, 5);
  for (const path of ['S 1 1 2 2', 't 3 3']) assert.throws(() => getLength(path), /Cannot read properties of undefined \(reading 'type'\)/);
});
