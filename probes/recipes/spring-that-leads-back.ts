import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

const FRAMES = 120;

export default inNode(
  'In 120 frames, a spring goes from 0 to 1 and stays there, so the first frame after the last jumps to 0. With a second one that starts 40 frames before the end and is subtracted, or with a sine, it does not jump.',
  () => {
    const course = (at: (frame: number) => number) => Array.from({length: FRAMES}, (_, frame) => at(frame));
    /** How far the value jumps from the last frame to the first, and within the video at most. */
    const jumps = (values: number[]) => [
      Math.abs(values[0]! - values.at(-1)!),
      Math.max(...values.slice(1).map((value, index) => Math.abs(value - values[index]!))),
    ];
    const there = (frame: number) => spring({frame, fps: 30, config: {damping: 200}});
    const one = course(there);
    assert.equal(one[0], 0);
    assert.ok(one.slice(60).every((value) => Math.abs(value - 1) < 0.001));
    const [seam = 0, within = 0] = jumps(one);
    assert.ok(seam > 0.999 && within < 0.2, `${seam} and ${within}`);
    const back = jumps(course((frame) => there(frame) - there(frame - (FRAMES - 40))));
    assert.ok(back[0]! < 0.01 && back[1]! < 0.2, back.join(' and '));
    const sine = jumps(course((frame) => Math.sin((frame / FRAMES) * 2 * Math.PI)));
    assert.ok(sine[0]! <= sine[1]!, sine.join(' and '));
  },
);
