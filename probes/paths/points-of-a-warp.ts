import assert from 'node:assert/strict';
import {getLength, parsePath, warpPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'warpPath() calls its function with x and y of each end and control point, before it returns; lines and curves longer than the threshold are halved until they fit; returned as they are, the points only divide the path.',
  () => {
    const seen: string[][] = [];
    const divided = warpPath(
      'M 0 0 C 10 1 20 2 30 3 H 100',
      (...given) => {
        seen.push(given.map((point) => JSON.stringify(point)));
        return given[0];
      },
      {interpolationThreshold: Infinity},
    );
    assert.deepEqual(seen.flat().sort(), ['{"x":0,"y":0}', '{"x":10,"y":1}', '{"x":100,"y":3}', '{"x":20,"y":2}', '{"x":30,"y":3}']);
    assert.equal(divided, 'M 0 0 C 10 1 20 2 30 3 L 100 3');

    const path = 'M 0 0 C 0 80 60 80 60 0 H 100';
    const pieces = warpPath(path, (point) => point, {interpolationThreshold: 15});
    assert.equal(getLength(pieces).toFixed(2), getLength(path).toFixed(2));
    let last = {x: 0, y: 0};
    for (const step of parsePath(pieces)) {
      assert.ok(step.type === 'M' || step.type === 'L' || step.type === 'C');
      assert.ok(Math.hypot(step.x - last.x, step.y - last.y) <= 15, JSON.stringify(step));
      last = step;
    }
    assert.deepEqual(
      parsePath(pieces).flatMap((step) => (step.type === 'L' ? [step.x] : [])),
      [70, 80, 90, 100],
    );
  },
);
