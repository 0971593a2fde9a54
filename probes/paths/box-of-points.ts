import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('A single point has a box without area, and a subpath that is a point counts.', () => {
  const point = getBoundingBox('M 5 5');
  assert.deepEqual([point.width, point.height], [0, 0]);
  const both = getBoundingBox('M 0 0 h 10 v 10 z M 50 50');
  assert.deepEqual([both.width, both.height, both.viewBox], [50, 50, '0 0 50 50']);
  assert.equal(getBoundingBox('M 0 50 Q 50 -50 100 50').width, 100.00000000000001);
});
