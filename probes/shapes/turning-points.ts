import assert from 'node:assert/strict';
import {makeCircle, makeEllipse, makeHeart, makePolygon, makeRect, makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;

export default inNode(
  'Sharp stars and polygons have their center at half of the width, one radius below the top; that is the middle of the box for an even number of points, and transformOrigin only for one divisible by 4.',
  () => {
    for (let points = 3; points <= 16; points++) {
      for (const shape of [makePolygon({points, radius: 100}), makeStar({points, innerRadius: 60, outerRadius: 100})]) {
        const {width, height, transformOrigin, path} = shape;
        // All tips are one radius away from the center.
        const corners = [...path.matchAll(/[ML] ([\d.e-]+) ([\d.e-]+)/g)].map(([, x, y]) => Math.hypot(Number(x) - width / 2, Number(y) - 100));
        assert.ok(corners.filter((distance) => near(distance, 100)).length >= points, path);
        assert.equal(near(height / 2, 100), points % 2 === 0, `${points} points`);
        assert.equal(transformOrigin, '100 100');
        assert.equal(near(width / 2, 100), points % 4 === 0, `${points} points`);
      }
    }
    assert.equal((100 - makeStar({points: 5, innerRadius: 40, outerRadius: 100}).width / 2).toFixed(1), '4.9');
    for (const {width, height, transformOrigin} of [
      makeCircle({radius: 40}),
      makeEllipse({rx: 40, ry: 20}),
      makeHeart({height: 40}),
      makeRect({width: 30, height: 40}),
    ]) {
      assert.equal(transformOrigin, `${width / 2} ${height / 2}`);
    }
  },
);
