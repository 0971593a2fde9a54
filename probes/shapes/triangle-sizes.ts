import assert from 'node:assert/strict';
import {makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A triangle of 200 measures 200 by 173.2 upright, 173.2 by 200 to the side, and keeps its size with round corners.', () => {
  const size = (direction: 'up' | 'down' | 'left' | 'right', cornerRadius = 0) => {
    const {width, height} = makeTriangle({length: 200, direction, cornerRadius});
    return `${width.toFixed(1)} × ${height.toFixed(1)}`;
  };
  for (const direction of ['up', 'down'] as const) assert.equal(size(direction), '200.0 × 173.2');
  for (const direction of ['left', 'right'] as const) assert.equal(size(direction), '173.2 × 200.0');
  assert.equal(size('up', 20), '200.0 × 173.2');
});
