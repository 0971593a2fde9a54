import assert from 'node:assert/strict';
import {getTangentAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

const CORNER = 'M 0 0 L 10 0 L 10 10';

const degrees = (path: string, length: number) => {
  const {x, y} = getTangentAtLength(path, length);
  return Math.atan2(y, x) * (180 / Math.PI);
};

export default inNode(
  'At a corner, getTangentAtLength() returns the direction before it, right behind it the next one, and beyond the end that at the end; below 0 it throws. The angle jumps from 180 to -180 degrees where a path heads left.',
  () => {
    assert.deepEqual(
      [9.99, 10, 10.01, 500].map((length) => Math.round(degrees(CORNER, length))),
      [0, 0, 90, 90],
    );
    assert.throws(() => getTangentAtLength(CORNER, -1), {message: 'Length less than 0 was passed'});
    const left = 'M 0 0 C -20 5 -40 5 -60 0';
    assert.ok(degrees(left, 25) > 170 && degrees(left, 35) < -170, `${degrees(left, 25)} and ${degrees(left, 35)}`);
  },
);
