import assert from 'node:assert/strict';
import {resetPath, translatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('translatePath() and resetPath() leave a path that begins with m where it is.', () => {
  const path = 'm 10 10 l 5 5';
  assert.equal(translatePath(path, 100, 100), path);
  assert.equal(resetPath(path), path);
  assert.equal(translatePath('M 10 10 L 15 15', 100, 100), 'M 110 110 L 115 115');
});
