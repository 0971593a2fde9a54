import assert from 'node:assert/strict';
import {getBoundingBox, resetPath, translatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

const paths = [
  'M 812 90 h 80 q 0 -34 30 -34 t 30 34 h 80 v 160 h -220 Z',
  'M -30 -40 L 20 10',
  'M 10 20 l 5 5 m 3 -50 l 5 5',
  'M 300 80 A 20 20 0 1 1 300 100',
];

export default inNode(
  'resetPath() moves a path with M so that its leftmost point is at x = 0 and its topmost at y = 0, each path by itself; moved by the corner of their common box, paths keep their places relative to one another.',
  () => {
    const corner = (path: string) => [getBoundingBox(path).x1, getBoundingBox(path).y1];
    const boxes = paths.map(getBoundingBox);
    for (const path of paths)
      assert.deepEqual(
        corner(resetPath(path)).map((each) => Math.abs(Number(each.toFixed(9)))),
        [0, 0],
      );

    const all = getBoundingBox(paths.join(' '));
    const together = paths.map((path) => getBoundingBox(translatePath(path, -all.x1, -all.y1)));
    assert.deepEqual([Math.min(...together.map(({x1}) => x1)), Math.min(...together.map(({y1}) => y1))], [0, 0]);
    for (const [index, box] of together.entries()) {
      assert.equal((box.x1 - together[0]!.x1).toFixed(6), (boxes[index]!.x1 - boxes[0]!.x1).toFixed(6));
      assert.equal((box.y1 - together[0]!.y1).toFixed(6), (boxes[index]!.y1 - boxes[0]!.y1).toFixed(6));
    }
  },
);
