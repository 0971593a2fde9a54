import assert from 'node:assert/strict';
import {getBoundingBox, parsePath} from '@remotion/paths';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode(
  'makePie() rounds to 5 decimals, turns all around with 2 * Math.PI, throws for no number, and has the size and center of the disc; counted from the corner of a quarter, that center turns the quarter out of the disc.',
  () => {
    const third = makePie({radius: 100, progress: 1 / 3, rotation: 0.1});
    const numbers = parsePath(third.path).flatMap((step) => ('x' in step && 'y' in step ? [step.x, step.y] : []));
    assert.ok(numbers.every((value) => value === Math.round(value * 1e5) / 1e5) && numbers.some((value) => value !== Math.round(value * 1e4) / 1e4));
    assert.equal(makePie({radius: 100, progress: 0.3, rotation: 2 * Math.PI}).path, makePie({radius: 100, progress: 0.3}).path);
    for (const odd of [{radius: -1}, {radius: NaN}, {progress: Infinity}, {rotation: NaN}])
      assert.equal(typeof makePie({radius: 100, progress: 0.3, ...odd}).path, 'string');

    const quarter = makePie({radius: 100, progress: 0.25});
    assert.deepEqual([quarter.width, quarter.height, quarter.transformOrigin], [200, 200, '100 100']);
    const box = getBoundingBox(quarter.path);
    assert.deepEqual([box.x1, box.y1, box.width, box.height], [100, 0, 100, 100]);
    // With fill-box, the origin counts from the corner of that box; a quarter turn clockwise takes (x, y) to (-y, x) around it.
    const [originX, originY] = [box.x1 + 100, box.y1 + 100];
    const corners = [box.y1, box.y2].map((y) => originX - (y - originY));
    assert.deepEqual([Math.min(...corners), Math.max(...corners)], [200, 300]);
  },
);
