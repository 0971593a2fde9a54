import assert from 'node:assert/strict';
import {interpolatePath, parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

const points = (path: string) => parsePath(path).flatMap((step) => ('x' in step && 'y' in step ? [step.x, step.y] : []));

export default inNode(
  'interpolatePath() returns the first path at 0 and the second at 1; at 0.5 each point is halfway between the two, and at 2 as far again beyond the second. The paths may have different numbers of points.',
  () => {
    const [low, high] = ['M 0 0 L 10 0 L 20 8 L 40 40', 'M 100 50 L 30 20 L 0 0 L 7 9'];
    assert.deepEqual([interpolatePath(0, low, high), interpolatePath(1, low, high)], [low, high]);
    const [from, to] = [points(low), points(high)];
    for (const value of [0.25, 0.5, 0.75, 2])
      assert.deepEqual(
        points(interpolatePath(value, low, high)).map((each) => each.toFixed(6)),
        from.map((start, index) => (start + (to[index]! - start) * value).toFixed(6)),
      );
    assert.equal(points(interpolatePath(0.5, low, 'M 0 0 L 10 10')).length, from.length);
    assert.equal(points(interpolatePath(0.5, 'M 0 0 L 10 10', low)).length, from.length);
  },
);
