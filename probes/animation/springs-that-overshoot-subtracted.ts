import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Without the high damping, the difference of two springs dips below 0, and Math.max() prevents that.', () => {
  const scale = (frame: number) => spring({frame, fps: 30}) - spring({frame: frame - 60, fps: 30});
  const all = Array.from({length: 90}, (_, frame) => scale(frame));
  assert.ok(Math.min(...all) < -0.05, String(Math.min(...all)));
  assert.ok(Math.min(...all.map((value) => Math.max(0, value))) === 0);
});
