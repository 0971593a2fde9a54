import assert from 'node:assert/strict';
import {makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('makeStar() throws without a number of points or without one of its radii.', () => {
  const star = (options: object) => () => makeStar(options as Parameters<typeof makeStar>[0]);
  for (const points of [-1, undefined]) assert.throws(star({points, innerRadius: 3, outerRadius: 12}), {message: 'Invalid array length'});
  assert.throws(star({points: 4, outerRadius: 12}), {message: /Malformed path data: L was expected to have numbers afterwards/});
  assert.throws(star({points: 4, innerRadius: 3}), {message: /Malformed path data: M was expected to have numbers afterwards/});
});
