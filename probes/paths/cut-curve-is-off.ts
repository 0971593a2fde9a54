import assert from 'node:assert/strict';
import {cutPath, getLength, getPointAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Cut within an uneven curve, the end is off by up to 28 units.', () => {
  const curve = 'M 0 0 C 0 0 100 0 100 100';
  const total = getLength(curve);
  assert.equal(Math.round(total), 159);
  const off = Array.from({length: 99}, (_, share) => {
    const length = (total * (share + 1)) / 100;
    const cut = cutPath(curve, length);
    const end = getPointAtLength(cut, getLength(cut));
    const right = getPointAtLength(curve, length);
    return Math.hypot(end.x - right.x, end.y - right.y);
  });
  assert.equal(Math.round(Math.max(...off)), 28);
});
