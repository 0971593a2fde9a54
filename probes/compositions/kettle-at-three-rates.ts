import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'At 24, 30 and 60 frames per second, the kettle is at 60 °C after two seconds and at 100 °C with a rising line after four, which is at the same place 0.5 and 1.5 seconds later.',
  () => {
    const {Kettle} = sampleOf<{Kettle: () => ReactNode}>(['docs/multiple-fps.mdx'], 'Kettle');
    const seen = [24, 30, 60].map((fps) => {
      const at = (seconds: number) => markupAt(Kettle, {width: 1280, height: 720, fps, durationInFrames: 6 * fps}, Math.round(seconds * fps));
      const degrees = [0, 2, 4].map((seconds) => Number(/(\d+) °C/.exec(at(seconds))?.[1]));
      assert.deepEqual([at(4 - 1 / fps).includes('Ready'), at(4).includes('Ready')], [false, true]);
      return {degrees, opacities: [4, 4.5, 5.5].map((seconds) => numbersOf(at(seconds), 'opacity').at(-1) ?? NaN)};
    });
    for (const {degrees, opacities} of seen) {
      assert.deepEqual(degrees, [20, 60, 100]);
      assert.ok(
        opacities.every((opacity, index) => Math.abs(opacity - (seen[0]?.opacities[index] ?? NaN)) < 0.01),
        opacities.join(' '),
      );
      assert.ok(opacities[0] === 0 && (opacities[1] ?? 0) > 0.9 && (opacities[2] ?? 0) > 0.99, opacities.join(' '));
    }
  },
);
