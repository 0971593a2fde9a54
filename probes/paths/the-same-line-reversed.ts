import assert from 'node:assert/strict';
import {evolvePath, getLength, getPointAtLength, getSubpaths, reversePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

const near = (path: string, length: number, other: string, otherLength: number) => {
  const [a, b] = [getPointAtLength(path, length), getPointAtLength(other, otherLength)];
  assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 0.5, `${path} at ${length}: ${JSON.stringify([a, b])}`);
};

export default inNode(
  'After reversePath(), each length leads to the point that as much before the end led to; a line to the start before Z keeps the start; subpaths reversed and joined from the last to the first are the whole path, reversed.',
  () => {
    const path = 'M 240 100 C 380 240 300 360 520 400 S 900 460 1040 640 L 900 640';
    const reversed = reversePath(path);
    const length = getLength(path);
    for (const share of [0, 0.2, 0.5, 0.75, 1]) near(path, share * length, reversed, (1 - share) * length);
    assert.deepEqual(evolvePath(0.3, reversed), {...evolvePath(0.3, path), strokeDashoffset: evolvePath(0.3, reversed).strokeDashoffset});

    const start = (closed: string) => getPointAtLength(reversePath(closed), 0);
    assert.deepEqual(start('M 1 2 L 10 0 L 10 10 Z'), {x: 10, y: 10});
    assert.deepEqual(start('M 1 2 L 10 0 L 10 10 L 1 2 Z'), {x: 1, y: 2});

    const several = 'M 0 0 L 10 0 m 0 50 L 40 50 M 5 5 V 25';
    const backward = getSubpaths(several).map(reversePath).reverse().join(' ');
    assert.equal(getLength(backward), getLength(several));
    for (const at of [1, 9, 11, 39, 41, 59]) near(several, at, backward, getLength(several) - at);
  },
);
