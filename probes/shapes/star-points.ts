import assert from 'node:assert/strict';
import {makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode(
  'A star of 0 points throws that undefined is not iterable, and one of -1 or 5.3 points throws "Invalid array length"; one of 5.5 points does not throw.',
  () => {
    const star = (points: number) => () => makeStar({points, innerRadius: 10, outerRadius: 20});
    assert.throws(star(0), /undefined is not iterable/);
    for (const points of [-1, 5.3]) assert.throws(star(points), /Invalid array length/);
    for (const points of [2, 5.5]) assert.doesNotThrow(star(points));
  },
);
