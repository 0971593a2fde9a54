import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.back() draws back to -0.1, and Easing.out() of it overshoots the end by 10 %.', () => {
  const course = (curve: (t: number) => number) => Array.from({length: 1001}, (_, step) => curve(step / 1000));
  assert.equal(Math.min(...course(Easing.back())).toFixed(2), '-0.10');
  assert.equal(Math.max(...course(Easing.out(Easing.back()))).toFixed(2), '1.10');
});
