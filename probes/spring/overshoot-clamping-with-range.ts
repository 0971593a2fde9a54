import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('overshootClamping stops at the target for the range 0 to 1, and overshoots for 0 to 100.', () => {
  const highest = (to: number) => Math.max(...Array.from({length: 60}, (_, frame) => spring({frame, fps: 30, to, config: {overshootClamping: true}})));
  assert.equal(highest(1), 1);
  assert.ok(highest(100) > 101);
  const backward = Array.from({length: 60}, (_, frame) => spring({frame, fps: 30, from: 100, to: 50, config: {overshootClamping: true}}));
  const right = Array.from({length: 60}, (_, frame) => spring({frame, fps: 30, from: 100, to: 50}));
  assert.ok(backward.some((value, frame) => frame < 7 && Math.abs(value - right[frame]!) > 1));
});
