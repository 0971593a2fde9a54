import assert from 'node:assert/strict';
import {getSubpaths, normalizePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('After an open line and a relative move, normalizePath() ends in L 18 18 instead of L 38 18, and not if the path is split first.', () => {
  const path = 'M 10 10 l 20 0 m 5 5 l 10 0 z l 3 3';
  assert.match(normalizePath(path), /Z L 18 18$/);
  assert.match(
    getSubpaths(path)
      .map((part) => normalizePath(part))
      .join(' '),
    /Z L 38 18$/,
  );
});
