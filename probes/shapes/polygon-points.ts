import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A polygon of 2 points, of 5.5 points and of a missing number throws, each with its own message.', () => {
  const polygon = (points: unknown) => () => makePolygon({points: points as number, radius: 20});
  assert.throws(polygon(2), /"points" should be minimum 3, got 2/);
  assert.throws(polygon(5.5), /Invalid array length/);
  assert.throws(polygon(undefined), /Malformed path data: M was expected to have numbers afterwards/);
});
