import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A hexagon with an edgeRoundness of 0.5 measures 173.2 by 168.8 and with 1 173.2 by 187.5.', () => {
  const size = (edgeRoundness: number) => {
    const {width, height} = makePolygon({points: 6, radius: 100, edgeRoundness});
    return `${width.toFixed(1)} × ${height.toFixed(1)}`;
  };
  assert.deepEqual([0.5, 1].map(size), ['173.2 × 168.8', '173.2 × 187.5']);
});
