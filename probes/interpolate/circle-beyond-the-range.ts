import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.circle returns NaN above 1, and so does an interpolation that is not clamped.', () => {
  assert.ok(Number.isNaN(Easing.circle(1.01)));
  assert.ok(Number.isNaN(interpolate(11, [0, 10], [0, 100], {easing: Easing.circle})));
  assert.equal(interpolate(11, [0, 10], [0, 100], {easing: Easing.circle, extrapolateRight: 'clamp'}), 100);
});
