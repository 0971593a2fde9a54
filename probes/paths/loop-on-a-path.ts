import assert from 'node:assert/strict';
import {getLength, getPointAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('With the remainder of the distance, a point goes around a path again.', () => {
  const path = 'M 0 0 H 10 V 10 H 0 Z';
  const length = getLength(path);
  assert.deepEqual(getPointAtLength(path, (length * 3 + 5) % length), getPointAtLength(path, 5));
});
