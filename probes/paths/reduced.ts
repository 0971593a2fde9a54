import assert from 'node:assert/strict';
import {parsePath, reduceInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('reduceInstructions() leaves M, L, C and Z only, turns H and V into L, and an arc into at most four C.', () => {
  const kinds = (path: string) =>
    reduceInstructions(parsePath(path))
      .map(({type}) => type)
      .join('');
  assert.equal(kinds('M 0 0 H 5 V 5 Q 1 1 2 2 T 3 3 S 1 1 2 2 z'), 'MLLCCCZ');
  assert.match(kinds('M 0 0 A 5 5 0 1 1 0.1 0'), /^MC{3,4}$/);
  assert.equal(kinds('M 0 0 A 5 5 0 0 1 5 5'), 'MC');
  assert.equal(kinds('M 0 0 A 0 5 0 0 1 5 5'), 'ML');
  assert.equal(kinds('M 0 0 A 5 5 0 0 1 0 0'), 'ML');
});
