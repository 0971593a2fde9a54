import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default inNode(
  'A fade in times a fade out is 0 at both ends and 1 between, whatever their lengths; the drone leans by 0.8 degrees for each pixel of the way since the frame before, and not where it starts and ends.',
  () => {
    const fades = (inside: number, outside: number) => {
      const both = (frame: number) => interpolate(frame, [0, inside], [0, 1], CLAMP) * interpolate(frame, [90 - outside, 90], [1, 0], CLAMP);
      return [0, inside, 90 - outside, 90].map(both);
    };
    for (const [inside, outside] of [
      [10, 10],
      [5, 40],
      [45, 45],
    ] as const)
      assert.deepEqual(fades(inside, outside), [0, 1, 1, 0]);

    const {Drone} = sampleOf<{Drone(): null}>(['docs/animation-math.mdx'], 'Drone');
    const size = {width: 1280, height: 480, fps: 30, durationInFrames: 120};
    const placeAt = (frame: number) => interpolate(frame, [0, 100], [100, 1060], {easing: Easing.inOut(Easing.cubic), ...CLAMP});
    for (const frame of [0, 30, 50, 71, 101]) {
      const markup = markupAt(Drone, size, frame);
      assert.equal(numbersOf(markup, 'left').at(-1), placeAt(frame));
      assert.equal(numbersOf(markup, 'rotate').at(-1)?.toFixed(6), ((placeAt(frame) - placeAt(frame - 1)) * 0.8).toFixed(6));
    }
    assert.deepEqual(
      [0, 101].map((frame) => numbersOf(markupAt(Drone, size, frame), 'rotate').at(-1)),
      [0, 0],
    );
  },
);
