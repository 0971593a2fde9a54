import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

type Point = [x: number, y: number];

const corners = (points: number, innerRadius: number) =>
  parsePath(makeStar({points, innerRadius, outerRadius: 100}).path).flatMap((step): Point[] => ('x' in step && 'y' in step ? [[step.x, step.y]] : []));

/** How far the third point is from the line through the first two. */
const aside = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => Math.abs(((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / Math.hypot(bx - ax, by - ay));

export default inNode(
  'A tip, the two inner corners behind it and the tip after next lie on a line in a star of 5 points at 0.38 of the outer radius, and in one of 6 at 0.58, which makes two triangles; at 1, all corners are equally far out.',
  () => {
    for (const [points, share] of [
      [5, 0.38],
      [6, 0.58],
    ] as const) {
      const [tip, inner, , nextInner, nextTip] = corners(points, share * 100) as [Point, Point, Point, Point, Point];
      for (const point of [nextInner, nextTip]) assert.ok(aside(tip, inner, point) < 1, `${points}: ${aside(tip, inner, point)}`);
      const [one, two, , , four] = corners(points, share * 100 + 10) as [Point, Point, Point, Point, Point];
      assert.ok(aside(one, two, four) > 5, String(points));
    }
    const round = corners(5, 100).slice(0, 10);
    const middleX = round.reduce((sum, [x]) => sum + x, 0) / 10;
    const middleY = round.reduce((sum, [, y]) => sum + y, 0) / 10;
    for (const [x, y] of round) assert.equal(Math.hypot(x - middleX, y - middleY).toFixed(6), '100.000000');
  },
);
