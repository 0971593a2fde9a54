import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.out(quad) is at 0.44, 0.75 and 0.94, Easing.inOut(cubic) at 0.06, 0.5 and 0.94, and Easing.in() changes nothing.', () => {
  const shown = (curve: (t: number) => number) => [0.25, 0.5, 0.75].map((t) => curve(t).toFixed(2)).join(' ');
  assert.equal(shown(Easing.out(Easing.quad)), '0.44 0.75 0.94');
  assert.equal(shown(Easing.inOut(Easing.cubic)), '0.06 0.50 0.94');
  assert.equal(Easing.in(Easing.quad), Easing.quad);
});
