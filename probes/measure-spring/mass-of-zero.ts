import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('For a mass of 0 or less, measureSpring() returns 0.', () => {
  for (const mass of [0, -1]) assert.equal(measureSpring({fps: 30, config: {mass}}), 0);
});
