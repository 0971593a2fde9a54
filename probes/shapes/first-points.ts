import assert from 'node:assert/strict';
import {getBoundingBox, getPointAtLength, parsePath} from '@remotion/paths';
import {makePolygon, makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

const points = (path: string) => parsePath(path).flatMap((step) => ('x' in step && 'y' in step ? [[step.x, step.y] as const] : []));

export default inNode(
  'Polygons and sharp stars begin at the top and run clockwise; half of the angle between two points lays a polygon on its side. A rounded star begins on the edge behind its tip; an edge of a star 5, 100, 250 is 179 long.',
  () => {
    for (let count = 3; count <= 9; count++) {
      for (const {path} of [makePolygon({points: count, radius: 100}), makeStar({points: count, innerRadius: 50, outerRadius: 100})]) {
        const [[x, y], [nextX, nextY]] = points(path) as [readonly [number, number], readonly [number, number]];
        const {y1, x1, width} = getBoundingBox(path);
        assert.ok(Math.abs(y - y1) < 1e-9 && nextX > x && nextY > y, path);
        assert.ok(Math.abs(x - (x1 + width / 2)) < 1e-9, path);
      }
    }
    // Turned by 22.5 degrees around its center, the octagon has two points at its top.
    const turn = Math.PI / 8;
    const turned = points(makePolygon({points: 8, radius: 100}).path).map(([x, y]) => (x - 100) * Math.sin(turn) + (y - 100) * Math.cos(turn));
    const top = Math.min(...turned);
    assert.equal(new Set(turned.map((y, index) => (Math.abs(y - top) < 1e-9 ? index % 8 : -1))).size, 3);

    const star = {points: 5, innerRadius: 100, outerRadius: 250};
    const [first, second] = points(makeStar(star).path);
    assert.equal(Math.round(Math.hypot(first![0] - second![0], first![1] - second![1])), 179);
    for (const rounding of [{cornerRadius: 20}, {edgeRoundness: 0.5}]) {
      const {path, width} = makeStar({...star, ...rounding});
      const {x, y} = getPointAtLength(path, 0);
      assert.ok(x > width / 2 + 1 && y > 1, `${x} ${y}`);
    }
  },
);
