import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {makeEllipse} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('An ellipse lies half a pixel to the right of its box, and one of 0.4 by 2 comes out at 1 by 2.5.', () => {
  const {x1, x2} = getBoundingBox(makeEllipse({rx: 120, ry: 60}).path);
  assert.deepEqual([x1.toFixed(1), x2.toFixed(1)], ['0.5', '240.5']);
  const small = getBoundingBox(makeEllipse({rx: 0.4, ry: 2}).path);
  assert.deepEqual([small.width.toFixed(1), small.height.toFixed(1)], ['1.0', '2.5']);
});
