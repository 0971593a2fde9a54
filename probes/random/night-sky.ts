import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'Within 6 frames the brightness of a star of the night sky changes by the same amount each, then by another one without a jump; a seed gives the same places at each frame, and another seed others.',
  () => {
    const {NightSky} = sampleOf<{NightSky: (props: {seed: string}) => ReactNode}>(['docs/using-randomness.mdx'], 'NightSky');
    const size = {width: 640, height: 360, fps: 30, durationInFrames: 60};
    const seen = (key: string, frame: number, seed = 'Lisbon') => numbersOf(markupAt(NightSky, size, frame, {seed}), key);
    const course = Array.from({length: 49}, (_, frame) => seen('opacity', frame));
    let turns = 0;
    for (let star = 0; star < 80; star++) {
      const steps = course.slice(1).map((values, frame) => values[star]! - course[frame]![star]!);
      for (const [frame, step] of steps.entries()) {
        assert.ok(Math.abs(step) <= 0.7 / 6);
        if (frame % 6 > 0) assert.ok(Math.abs(step - steps[frame - 1]!) < 1e-9, `${star} ${frame}`);
        else if (frame > 0 && Math.abs(step - steps[frame - 1]!) > 1e-3) turns++;
      }
    }
    assert.ok(turns > 500, String(turns));
    // The first number of a frame is that of the container.
    assert.deepEqual(seen('left', 30), seen('left', 0));
    assert.notDeepEqual(seen('left', 0, 'Porto'), seen('left', 0));
  },
);
