import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('The closing line counts for the length, the jump to another subpath does not, and a point is 0 units long.', () => {
  assert.equal(getLength('M 0 0 H 10 V 10 H 0 Z'), 40);
  assert.equal(getLength('M 0 0 H 10 M 0 50 H 10'), 20);
  assert.equal(getLength('M 5 5'), 0);
  assert.throws(() => getLength(''), /No path provided/);
});
