import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('from, to and overshootClamping do not change what measureSpring() returns.', () => {
  assert.equal(measureSpring({fps: 30, from: 0, to: 100}), 28);
  assert.equal(measureSpring({fps: 30, config: {overshootClamping: true}}), 28);
  assert.deepEqual(
    [30, 60].map((fps) => measureSpring({fps, config: {damping: 200}})),
    [23, 45],
  );
});
