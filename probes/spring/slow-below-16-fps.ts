import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('After 600 ms, a spring at 10 frames per second is behind one at 50, and one at 25 is not.', () => {
  const after = (fps: number) => spring({frame: 0.6 * fps, fps, config: {damping: 200}});
  assert.ok(after(10) < after(50) - 0.05);
  assert.ok(Math.abs(after(25) - after(50)) < 0.01);
});
