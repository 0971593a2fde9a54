import assert from 'node:assert/strict';
import {interpolatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

const LINE = 'M 0 0 L 10 0';
const CURVE = 'M 0 0 C 0 10 10 10 10 0';
const letters = (value: number, first: string, second: string) => interpolatePath(value, first, second).replace(/[^A-Z]/g, '');

export default inNode(
  'Between a line and a curve, interpolatePath() returns the kind of the second path, and curves on the way to lines are straight right after 0; a ring with a hole and a circle throw "mismatch" or "unexpected".',
  () => {
    assert.equal(letters(0.5, LINE, CURVE), 'MC');
    assert.equal(letters(0.5, CURVE, LINE), 'ML');
    const circle = 'M 0 50 A 50 50 0 0 1 100 50 A 50 50 0 0 1 0 50 Z';
    const square = 'M 0 50 L 50 0 L 100 50 L 50 100 Z';
    assert.match(letters(0.001, circle, square), /^ML+Z$/);
    assert.match(letters(0.999, square, circle), /^MC+Z$/);
    const ring = `${circle} M 25 50 A 25 25 0 0 1 75 50 A 25 25 0 0 1 25 50 Z`;
    for (const [from, to] of [
      [ring, circle],
      [circle, ring],
    ] as const)
      assert.throws(() => interpolatePath(0.5, from, to), /mismatch|unexpected/);
    assert.match(interpolatePath(NaN, LINE, LINE), /^M NaN NaN L NaN NaN$/);
  },
);
