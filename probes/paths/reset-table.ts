import assert from 'node:assert/strict';
import {resetPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('resetPath() returns what the table says, and leaves a path that begins with m unmoved.', () => {
  const table = {
    'M 10 20 L 60 90': 'M 0 0 L 50 70',
    'M 10 20 l 5 5': 'M 0 0 l 5 5',
    'M 10 20 l 5 5 m 3 -50 l 5 5': 'M 0 45 l 5 5 m 3 -50 l 5 5',
    'm 10 20 l 5 5': 'm 10 20 l 5 5',
  };
  for (const [path, result] of Object.entries(table)) assert.equal(resetPath(path), result);
});
