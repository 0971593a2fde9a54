import assert from 'node:assert/strict';
import {translatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('translatePath() returns what the table says.', () => {
  const table = {
    'M 10 10 L 20 30': 'M 15 5 L 25 25',
    'M 10 10 l 10 20 H 40 v 5 z': 'M 15 5 l 10 20 H 45 v 5 Z',
    'M 0 0 A 5 5 0 0 1 10 0': 'M 5 -5 A 5 5 0 0 1 15 -5',
    'm 10 10 l 10 20': 'm 10 10 l 10 20',
  };
  for (const [path, result] of Object.entries(table)) assert.equal(translatePath(path, 5, -5), result);
  assert.match(translatePath('M 10 10', '5' as unknown as number, 0), /^M 105 /);
});
