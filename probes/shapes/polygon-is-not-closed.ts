import assert from 'node:assert/strict';
import {makePolygon, makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The path of a polygon does not end with Z, and that of a rectangle does.', () => {
  assert.doesNotMatch(makePolygon({points: 6, radius: 50}).path, /Z\s*$/i);
  assert.match(makeRect({width: 10, height: 10}).path, /Z\s*$/i);
});
