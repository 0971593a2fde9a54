import assert from 'node:assert/strict';
import {makePolygon, makeRect, makeStar, makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('Rectangles, stars, polygons and triangles throw for cornerRadius and edgeRoundness at the same time.', () => {
  const both = {cornerRadius: 5, edgeRoundness: 1} as never as object;
  const message = /"cornerRadius" and "edgeRoundness" cannot be specified at the same time\./;
  assert.throws(() => makeRect({width: 10, height: 10, ...both}), message);
  assert.throws(() => makeStar({points: 5, innerRadius: 10, outerRadius: 20, ...both}), message);
  assert.throws(() => makePolygon({points: 5, radius: 20, ...both}), message);
  assert.throws(() => makeTriangle({length: 20, direction: 'up', ...both}), message);
});
