import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('The box of a curve encloses the line and not its control points.', () => {
  const {y2, width} = getBoundingBox('M 0 0 C 0 100 100 100 100 0');
  assert.deepEqual([y2, width], [75, 100]);
});
