import assert from 'node:assert/strict';
import {makeCircle, makeEllipse, makeHeart, makePie, makePolygon, makeRect, makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode(
  'transformOrigin is two numbers with a space between them: the center of a circle, ellipse, heart and rectangle, that of the whole disc of a pie, and the radius twice for a polygon and the outer radius twice for a star.',
  () => {
    assert.equal(makeCircle({radius: 45}).transformOrigin, '45 45');
    assert.equal(makeEllipse({rx: 120, ry: 45}).transformOrigin, '120 45');
    assert.equal(makeHeart({height: 140, aspectRatio: 1.5}).transformOrigin, '105 70');
    assert.equal(makeRect({width: 300, height: 200}).transformOrigin, '150 100');
    for (const progress of [0, 0.25, 1]) {
      const {transformOrigin, width, height} = makePie({radius: 100, progress});
      assert.deepEqual([transformOrigin, width, height], ['100 100', 200, 200]);
    }
    assert.equal(makePolygon({points: 5, radius: 100}).transformOrigin, '100 100');
    assert.equal(makeStar({points: 5, innerRadius: 100, outerRadius: 250}).transformOrigin, '250 250');
  },
);
