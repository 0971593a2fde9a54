import assert from 'node:assert/strict';
import {getSubpaths} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('getSubpaths() splits at each M and m, makes starts absolute and drops what comes before the first one.', () => {
  assert.deepEqual(getSubpaths('M0 0H10M0 50H10'), ['M 0 0 H 10', 'M 0 50 H 10']);
  assert.deepEqual(getSubpaths('m5 5 l 5 5 m 10 0 l 5 5'), ['M 5 5 l 5 5', 'M 20 10 l 5 5']);
  assert.deepEqual(getSubpaths('M 0 0 L 5 5 Z L 9 9'), ['M 0 0 L 5 5 Z L 9 9']);
  assert.deepEqual(getSubpaths('L 10 10'), []);
  assert.throws(() => getSubpaths(''), /No path provided/);
});
