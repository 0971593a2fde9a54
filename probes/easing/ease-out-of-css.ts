import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.out(Easing.ease) is the ease-out of CSS, cubic-bezier(0, 0, 0.58, 1), and three points to 0, 1 and 0 alternate.', () => {
  const css = Easing.bezier(0, 0, 0.58, 1);
  const out = Easing.out(Easing.ease);
  for (let x = 0; x <= 1; x += 0.01) assert.ok(Math.abs(css(x) - out(x)) < 1e-5, String(x));
  const cycle = 120;
  const at = (frame: number) => interpolate(frame % cycle, [0, cycle / 2, cycle], [0, 1, 0]);
  assert.deepEqual([0, 30, 60, 90, 120, 180].map(at), [0, 0.5, 1, 0.5, 0, 1]);
});
