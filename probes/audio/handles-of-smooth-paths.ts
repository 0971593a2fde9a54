import assert from 'node:assert/strict';
import {createSmoothSvgPath} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

export default inNode(
  'createSmoothSvgPath() gives one C per further point, with handles parallel to the line between both neighbors and 20% of its length, also backward; the path is open, may rise above its points, and keeps a NaN.',
  () => {
    const points = [
      {x: 0, y: 0},
      {x: 100, y: 100},
      {x: 200, y: 0},
      {x: 150, y: -40},
    ];
    const path = createSmoothSvgPath({points});
    const [start, ...curves] = path.split(' C ').map((part) => (part.replace('M ', '').match(/-?\d+(\.\d+)?(e-\d+)?/g) ?? []).map(Number));
    assert.deepEqual(start, [0, 0]);
    assert.equal(curves.length, 3);
    assert.ok(!/z/i.test(path));
    for (const [index, [, , backX = NaN, backY = NaN, x, y]] of curves.entries()) {
      const [before, here, after] = [points[index]!, points[index + 1]!, points[index + 2] ?? points[index + 1]!];
      assert.deepEqual([x, y], [here.x, here.y]);
      assert.ok(Math.abs(backX - (here.x - 0.2 * (after.x - before.x))) < 1e-9 && Math.abs(backY - (here.y - 0.2 * (after.y - before.y))) < 1e-9);
      const next = curves[index + 1];
      if (!next) continue;
      assert.ok(Math.abs((next[0] ?? NaN) - here.x - (here.x - backX)) < 1e-9 && Math.abs((next[1] ?? NaN) - here.y - (here.y - backY)) < 1e-9);
    }
    const wave = createSmoothSvgPath({
      points: [
        {x: 0, y: 0},
        {x: 10, y: 90},
        {x: 20, y: 100},
        {x: 30, y: 100},
      ],
    });
    const [, , third] = wave.split(' C ').slice(1);
    assert.ok(Number(third?.split(' ')[0]?.split(',')[1]) > 100);
    assert.match(
      createSmoothSvgPath({
        points: [
          {x: 0, y: 0},
          {x: 1, y: Number.NaN},
        ],
      }),
      /NaN/,
    );
  },
);
