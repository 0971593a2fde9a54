import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

type Point = {x: number; y: number};

const SIDE = 100;
const hexagon = (cornerRadius: number) => makePolygon({points: 6, radius: SIDE, cornerRadius}).instructions;
const corners = hexagon(0) as unknown as Point[];
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Each line of a hexagon with its place on the side that it belongs to, counted from the corner before it, and the curve behind it. */
function lines(cornerRadius: number) {
  const list = hexagon(cornerRadius);
  return list.flatMap((line, index) => {
    const curve = list[index + 1];
    if (line.type !== 'L') return [];
    const [from, to] = [corners[(index - 1) / 2]!, corners[(index + 1) / 2]!];
    const along = (point: Point) => ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / SIDE;
    return [{start: along(list[index - 1] as unknown as Point), end: along(line), line, curve, to}];
  });
}

export default inNode(
  'cornerRadius of a polygon is how far from each point its rounding begins, a Bézier curve with control points toward the point. Beyond half of a side the sides run back, and below 0 they run on past the points.',
  () => {
    const rounded = lines(20);
    assert.equal(rounded.length, 6);
    for (const {line, curve, to} of rounded) {
      assert.ok(curve?.type === 'C');
      assert.deepEqual([distance(line, to).toFixed(6), distance(curve, to).toFixed(6)], ['20.000000', '20.000000']);
      for (const point of [
        {x: curve.cp1x, y: curve.cp1y},
        {x: curve.cp2x, y: curve.cp2y},
      ])
        assert.ok(distance(point, to) < 20);
    }
    // The first line is the one that begins where it ends: its side is drawn by nobody.
    const runs = (cornerRadius: number) =>
      lines(cornerRadius)
        .slice(1)
        .map(({start, end}) => Number((end - start).toFixed(6)));
    for (const [cornerRadius, length] of [
      [20, 60],
      [50, 0],
      [60, -20],
    ] as const)
      assert.deepEqual([...new Set(runs(cornerRadius).map((run) => run + 0))], [length]);
    for (const {end} of lines(-10)) assert.equal(end.toFixed(6), '110.000000');
  },
);
