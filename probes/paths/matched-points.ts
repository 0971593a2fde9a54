import assert from 'node:assert/strict';
import {interpolatePath, parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

const points = (path: string) => parsePath(path).flatMap((step) => ('x' in step && 'y' in step ? [[step.x, step.y]] : []));

export default inNode(
  'interpolatePath() leads the points of one path to those of the other in their order, and divides stretches of the one with fewer, so that both have as many and none of its points is lost.',
  () => {
    assert.deepEqual(points(interpolatePath(0.5, 'M 0 0 L 10 0 L 10 10', 'M 20 20 L 40 20 L 40 40')), [
      [10, 10],
      [25, 10],
      [25, 25],
    ]);
    const [two, five] = ['M 0 0 L 8 0 L 8 8', 'M 0 0 L 1 1 L 2 2 L 3 3 L 4 4'];
    for (const start of [interpolatePath(1e-9, two, five), interpolatePath(1 - 1e-9, five, two)]) {
      const rounded = points(start).map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)]);
      assert.deepEqual(rounded, [
        [0, 0],
        [4, 0],
        [8, 0],
        [8, 4],
        [8, 8],
      ]);
    }
  },
);
