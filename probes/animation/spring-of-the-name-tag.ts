import assert from 'node:assert/strict';
import {interpolate, spring} from 'remotion';
import {inNode} from '../lib/probe';

const FPS = 30;
const FRAMES = Array.from({length: 300}, (_, frame) => frame);

export default inNode(
  'At 30 frames per second, the default spring is within 0.5 % of 1 from frame 28 on, and one with a damping of 200 after 23 frames, from below; a fade from 10 to 30 that is not held is 2 at 50.',
  () => {
    const course = (config: {damping?: number}) => FRAMES.map((frame) => spring({frame, fps: FPS, config}));
    // The first frame from which on the spring stays that close.
    const settled = (values: number[]) => values.findLastIndex((value) => Math.abs(value - 1) > 0.005) + 1;
    const usual = course({});
    assert.equal(
      usual.findIndex((value) => value > 1),
      8,
    );
    assert.deepEqual([usual.indexOf(Math.max(...usual)), Math.max(...usual).toFixed(2), settled(usual)], [11, '1.16', 28]);
    const damped = course({damping: 200});
    assert.equal(settled(damped), 23);
    assert.ok(damped.every((value) => value <= 1 + 1e-9));
    assert.equal(interpolate(50, [10, 30], [0, 1]), 2);
  },
);
