import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.poly(2) is quad, Easing.poly(3) is cubic, and Easing.poly(0.5) is at 0.71 halfway.', () => {
  for (const t of [0, 0.3, 0.9, 1]) {
    assert.ok(Math.abs(Easing.poly(2)(t) - Easing.quad(t)) < 1e-12);
    assert.ok(Math.abs(Easing.poly(3)(t) - Easing.cubic(t)) < 1e-12);
  }
  assert.equal(Easing.poly(0.5)(0.5).toFixed(2), '0.71');
});
