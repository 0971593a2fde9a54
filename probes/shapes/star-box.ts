import assert from 'node:assert/strict';
import {makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The outline of a star is moved into the corner of its own box.', () => {
  const small = makeStar({points: 4, innerRadius: 3, outerRadius: 12});
  assert.deepEqual([small.width, small.height].map(Math.round), [24, 24]);
  const star = makeStar({points: 5, innerRadius: 100, outerRadius: 250});
  assert.deepEqual([star.width.toFixed(1), star.height.toFixed(1), star.transformOrigin], ['475.5', '452.3', '250 250']);
});
