import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {random} from 'remotion';
import {slowInNode} from '../lib/probe';

type Curve = [x1: number, y1: number, x2: number, y2: number];

/** By how many percent getLength() is off, against the sum of 4,000 pieces. */
function error([x1, y1, x2, y2]: Curve): number {
  const at = (t: number, second: number, third: number, last: number) => 3 * (1 - t) ** 2 * t * second + 3 * (1 - t) * t ** 2 * third + t ** 3 * last;
  let sum = 0;
  let [x, y] = [0, 0];
  for (let piece = 1; piece <= 4000; piece++) {
    const [nextX, nextY] = [at(piece / 4000, x1, x2, 100), at(piece / 4000, y1, y2, 0)];
    sum += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return Math.abs(getLength(`M 0 0 C ${x1} ${y1} ${x2} ${y2} 100 0`) / sum - 1) * 100;
}

export default slowInNode(
  'Of M 0 0 C 150 0 -50 0 100 0, which goes back and forth on a line, getLength() is off by 0.8 %, more than of each of 500 cubic curves with random control points.',
  () => {
    const back = error([150, 0, -50, 0]);
    assert.equal(back.toFixed(1), '0.8');
    const coordinate = (seed: string) => random(seed) * 600 - 250;
    for (let index = 0; index < 500; index++) {
      const other = error(['x1', 'y1', 'x2', 'y2'].map((name) => coordinate(`${name} ${index}`)) as Curve);
      assert.ok(other < back, `${index}: ${other}`);
    }
  },
);
