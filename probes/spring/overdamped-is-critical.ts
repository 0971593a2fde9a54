import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'A spring with more than critical damping is as fast as one with critical damping: the slow and the molasses preset of react-spring take 14 frames, while the equation of a spring takes 32 and 68.',
  () => {
    const stiffness = 280;
    const course = (damping: number) => Array.from({length: 40}, (_, frame) => spring({frame, fps: 30, config: {stiffness, damping}}));
    assert.deepEqual(course(60), course(120));
    assert.equal(measureSpring({fps: 30, config: {stiffness, damping: 60}}), 14);
    assert.deepEqual([framesOfEquation(stiffness, 60), framesOfEquation(stiffness, 120)], [32, 68]);
  },
);

/** Frames at 30 per second until a spring of mass 1 is within half a percent of its end. */
function framesOfEquation(stiffness: number, damping: number): number {
  const step = 1e-5;
  let position = 0;
  let velocity = 0;
  let seconds = 0;
  while (1 - position > 0.005) {
    velocity += (stiffness * (1 - position) - damping * velocity) * step;
    position += velocity * step;
    seconds += step;
  }
  return Math.ceil(seconds * 30);
}
