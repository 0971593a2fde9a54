import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.ease is the bezier curve 0.42, 0, 1, 1 at every point.', () => {
  const easeIn = Easing.bezier(0.42, 0, 1, 1);
  for (let t = 0; t <= 1; t += 0.05) assert.ok(Math.abs(Easing.ease(t) - easeIn(t)) < 1e-9, String(t));
});
