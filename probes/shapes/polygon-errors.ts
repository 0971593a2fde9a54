import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('makePolygon() throws for two points, for a part of a point, without a radius, and with both kinds of rounding.', () => {
  assert.throws(() => makePolygon({points: 2, radius: 10}), {message: '"points" should be minimum 3, got 2'});
  assert.throws(() => makePolygon({points: 3.5, radius: 10}), {message: 'Invalid array length'});
  assert.throws(() => makePolygon({points: 3} as {points: number; radius: number}), {
    message: /Malformed path data: M was expected to have numbers afterwards/,
  });
  assert.throws(() => makePolygon({points: 3, radius: 10, cornerRadius: 1, edgeRoundness: 1}), {
    message: '"cornerRadius" and "edgeRoundness" cannot be specified at the same time.',
  });
});
