import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('The default spring takes 16, 28 and 39 frames with a threshold of 0.05, 0.005 and 0.001.', () => {
  assert.deepEqual(
    [0.05, 0.005, 0.001].map((threshold) => measureSpring({fps: 30, threshold})),
    [16, 28, 39],
  );
});
