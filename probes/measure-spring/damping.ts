import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'measureSpring() throws for a damping of 0 or less, and with a damping of 200 returns 23 frames at 30 and 45 at 60 frames per second.',
  () => {
    for (const damping of [0, -3])
      assert.throws(() => measureSpring({fps: 30, config: {damping}}), {
        message: 'Spring damping must be greater than 0, otherwise the spring() animation will never end, causing an infinite loop.',
      });
    assert.deepEqual(
      [30, 60].map((fps) => measureSpring({fps, config: {damping: 200}})),
      [23, 45],
    );
  },
);
