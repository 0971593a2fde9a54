import assert from 'node:assert/strict';
import {reversePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('reversePath() returns what the table says, and an empty string for a path without M.', () => {
  const table = {
    'M 0 0 L 10 0 L 10 10': 'M 10 10 L 10 0 L 0 0',
    'M 0 0 C 1 2 3 4 5 6': 'M 5 6 C 3 4 1 2 0 0',
    'M 0 0 L 10 0 L 10 10 Z': 'M 10 10 L 10 0 L 0 0Z',
    'M 0 0 H 10 M 0 50 H 10': 'M 10 0 L 0 0 M 10 50 L 0 50',
    'l 5 5': '',
  };
  for (const [path, result] of Object.entries(table)) assert.equal(reversePath(path), result);
});
