import assert from 'node:assert/strict';
import {getLength, getPointAtLength, reversePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('A reversed open path ends where the original began, with the same length; a closed one starts at the last point before its Z.', () => {
  const path = 'M 0 0 L 30 40 L 90 40';
  const reversed = reversePath(path);
  assert.equal(getLength(reversed), getLength(path));
  assert.deepEqual(getPointAtLength(reversed, getLength(reversed)), {x: 0, y: 0});
  assert.deepEqual(getPointAtLength(reversePath('M 0 0 L 10 0 L 10 10 Z'), 0), {x: 10, y: 10});
});
