import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A missing frame rate and 0 throw in spring() and measureSpring(), each with its own name in the message.', () => {
  const missing = undefined as unknown as number;
  assert.throws(() => spring({frame: 0, fps: missing}), /"fps" must be a number, but you passed a value of type undefined to spring\(\)/);
  assert.throws(() => spring({frame: 0, fps: 0}), /"fps" must be positive, but got 0 to spring\(\)/);
  assert.throws(() => measureSpring({fps: missing}), /"fps" must be a number, but you passed a value of type undefined to the measureSpring\(\) function/);
  assert.throws(() => measureSpring({fps: 0}), /"fps" must be positive, but got 0 to the measureSpring\(\) function/);
});
