import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {inNode} from '../lib/probe';

/** How far a spring is from its end at the worst frame from the measured one on. */
function farthest(config: object, fps: number): number {
  const measured = measureSpring({fps, config});
  return Math.max(...Array.from({length: 100}, (_, frame) => Math.abs(1 - spring({frame: measured + frame, fps, config}))));
}

export default inNode(
  'Twenty frames within half a percent count as settled for measureSpring(): at 60 frames per second, a spring with a mass of 10 leaves it again, and one with a mass of up to 3 does not at 30 and 60.',
  () => {
    assert.equal(farthest({mass: 10}, 60).toFixed(4), '0.0065');
    for (const mass of [1, 3]) for (const fps of [30, 60]) assert.ok(farthest({mass}, fps) < 0.005, `${mass} ${fps}`);
  },
);
