import assert from 'node:assert/strict';
import {noise4D} from '@remotion/noise';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

export default inNode(
  'The 40 fireflies differ by the first coordinate, their place across, up or down and brightness by the second; the last frame is a step before the first. A radius of 0.8 is 5 units around, 0.056 in each of 90 frames.',
  () => {
    const {Fireflies} = sampleOf<{Fireflies(): null}>(['docs/noise/noise-4d.mdx'], 'Fireflies');
    const shownAt = (frame: number) => {
      const markup = markupAt(Fireflies, SIZE, frame);
      return ['cx', 'cy', 'opacity'].map((name) => numbersOf(markup, name));
    };
    const [across, up, bright] = shownAt(0) as [number[], number[], number[]];
    const trait = (firefly: number, number: number) => noise4D('meadow', firefly * 7.3, number * 11.7, 0.8, 0);
    assert.equal(across.length, 40);
    assert.ok(across.every((x, firefly) => Math.abs(x - (640 + trait(firefly, 1) * 1280 * 0.7)) < 1e-9));
    assert.ok(up.every((y, firefly) => Math.abs(y - (360 + trait(firefly, 2) * 720 * 0.7)) < 1e-9));
    assert.ok(bright.every((opacity, firefly) => Math.abs(opacity - (0.5 + trait(firefly, 3) * 0.7)) < 1e-9));
    assert.equal(new Set(across).size, 40);

    // How far a firefly moves within a frame, at most: no more between the last frame and the first than elsewhere.
    const frames = Array.from({length: 90}, (_, frame) => shownAt(frame));
    const steps = frames.map((shown, index) => {
      const next = frames[(index + 1) % 90]!;
      return Math.max(...shown[0]!.map((x, firefly) => Math.hypot(x - next[0]![firefly]!, shown[1]![firefly]! - next[1]![firefly]!)));
    });
    const last = steps.pop()!;
    assert.ok(last > 0 && last <= Math.max(...steps), `${last} ${Math.max(...steps)}`);

    const around = 2 * Math.PI * 0.8;
    assert.deepEqual([Math.round(around), (around / 90).toFixed(3)], [5, '0.056']);
    assert.ok(Math.abs((2 * Math.PI * 1.6) / 90 - 2 * (around / 90)) < 1e-9);
    const still = [0, 30, 60].map((frame) => noise4D('meadow', 7.3, 11.7, Math.cos(frame) * 0, Math.sin(frame) * 0));
    assert.equal(new Set(still).size, 1);
  },
);
