import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('Polygons of 3 to 8 points with a radius of 100 have the sizes of the table.', () => {
  const size = (points: number) => {
    const {width, height} = makePolygon({points, radius: 100});
    return `${Number(width.toFixed(1))} × ${Number(height.toFixed(1))}`;
  };
  assert.deepEqual([3, 4, 5, 6, 7, 8].map(size), ['173.2 × 150', '200 × 200', '190.2 × 180.9', '173.2 × 200', '195 × 190.1', '200 × 200']);
});
