import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Each curve of Easing returns at a quarter, a half and three quarters what its section says.', () => {
  const shown = (curve: (t: number) => number) => [0.25, 0.5, 0.75].map((t) => curve(t).toFixed(2)).join(' ');
  assert.equal(shown(Easing.linear), '0.25 0.50 0.75');
  assert.equal(shown(Easing.ease), '0.09 0.32 0.62');
  assert.equal(shown(Easing.quad), '0.06 0.25 0.56');
  assert.equal(shown(Easing.cubic), '0.02 0.13 0.42');
  assert.equal(shown(Easing.sin), '0.08 0.29 0.62');
  assert.equal(shown(Easing.circle), '0.03 0.13 0.34');
  assert.equal(shown(Easing.exp), '0.01 0.03 0.18');
  assert.equal(shown(Easing.bounce), '0.47 0.77 0.97');
});
