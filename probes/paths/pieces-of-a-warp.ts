import assert from 'node:assert/strict';
import {parsePath, warpPath, type WarpPathFn} from '@remotion/paths';
import {inNode} from '../lib/probe';

const pieces = (path: string, interpolationThreshold: number, warp: WarpPathFn = (point) => point) =>
  parsePath(warpPath(path, warp, {interpolationThreshold})).filter(({type}) => type === 'L' || type === 'C').length;

export default inNode(
  'With 30, warpPath() makes four pieces of a line of 100, and half the threshold makes twice as many; Infinity and NaN divide nothing, and neither is a curve divided that ends where it begins.',
  () => {
    assert.equal(pieces('M 0 0 H 100', 30), 4);
    assert.equal(pieces('M 0 0 H 100', 15), 8);
    for (const threshold of [Infinity, NaN]) assert.equal(pieces('M 0 0 H 100', threshold), 1);
    assert.equal(pieces('M 50 0 C 0 100 100 100 50 0', 5), 1);
    assert.ok(pieces('M 50 0 C 0 100 100 100 60 0', 5) > 1);
    const seen: number[] = [];
    pieces('M 0 0 C 10 1 20 2 30 3', Infinity, (point) => {
      seen.push(point.y);
      return point;
    });
    assert.deepEqual(seen.sort(), [0, 1, 2, 3]);
  },
);
