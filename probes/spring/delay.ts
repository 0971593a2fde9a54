import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A delayed spring is at from until then, a reversed one at to, and its length counts from then on.', () => {
  const at = (frame: number, reverse = false) => spring({frame, fps: 30, delay: 15, durationInFrames: 20, from: 3, to: 8, reverse});
  assert.deepEqual([at(0), at(15), at(36)], [3, 3, 8]);
  assert.equal(at(10, true), 8);
  assert.ok(at(34) !== 8);
  assert.equal(spring({frame: 0, fps: 30, delay: -5}), spring({frame: 5, fps: 30}));
});
