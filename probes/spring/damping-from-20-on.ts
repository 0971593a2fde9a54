import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('With the default mass and stiffness, a spring overshoots at a damping of 19 and not at 20 or 200.', () => {
  const highest = (damping: number) => Math.max(...Array.from({length: 120}, (_, frame) => spring({frame, fps: 30, config: {damping}})));
  assert.ok(highest(19) > 1.00005);
  assert.ok(highest(20) <= 1 + 1e-9);
  assert.ok(highest(200) <= 1 + 1e-9);
});
