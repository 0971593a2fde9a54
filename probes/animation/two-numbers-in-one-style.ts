import assert from 'node:assert/strict';
import {interpolate, spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'spring() and interpolate() return numbers at each frame of two seconds, so that two animations of an element do not conflict: their sum, difference and product are numbers, too, which one style takes.',
  () => {
    for (let frame = 0; frame <= 60; frame++) {
      const both = [spring({frame, fps: 30}), interpolate(frame, [0, 60], [20, -20])] as const;
      const combined = [both[0] + both[1], both[0] - both[1], both[0] * both[1]];
      assert.ok([...both, ...combined].every((value) => typeof value === 'number' && Number.isFinite(value)));
    }
  },
);
