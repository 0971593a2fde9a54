import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.exp begins at 0.001 and doubles every tenth of the way.', () => {
  assert.equal(Easing.exp(0).toFixed(3), '0.001');
  for (let t = 0; t < 0.95; t += 0.1) assert.ok(Math.abs(Easing.exp(t + 0.1) / Easing.exp(t) - 2) < 1e-9);
});
