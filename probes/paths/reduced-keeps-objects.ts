import assert from 'node:assert/strict';
import {parsePath, reduceInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Instructions that need no change are returned as the same objects.', () => {
  const list = parsePath('M 0 0 L 10 10 C 1 1 2 2 3 3 Z');
  assert.ok(reduceInstructions(list).every((instruction, index) => instruction === list[index]));
});
