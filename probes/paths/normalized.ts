import assert from 'node:assert/strict';
import {normalizePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('normalizePath() returns what the table says.', () => {
  const table = {
    'm 10 10 h 5 v 5 z': 'M 10 10 H 15 V 15 Z',
    'M 0 0 c 1 1 2 2 3 3 s 4 4 5 5': 'M 0 0 C 1 1 2 2 3 3 S 7 7 8 8',
    'M 0 0 a 5 5 0 0 1 10 0': 'M 0 0 A 5 5 0 0 1 10 0',
    'M0 0 10 10': 'M 0 0 L 10 10',
    'M 0.1 0.2 l 0.2 0.1': 'M 0.1 0.2 L 0.30000000000000004 0.30000000000000004',
  };
  for (const [before, after] of Object.entries(table)) assert.equal(normalizePath(before), after);
});
