import assert from 'node:assert/strict';
import {noise3D} from '@remotion/noise';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {correlation} from '../lib/correlation';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'The two directions and the glow of the flowing dots have correlations below 0.25, while that of neighbors is above 0.9; the dots of the sample are where these numbers put them.',
  () => {
    const valuesAt = (seed: string, dot: number, time: number) => {
      const [x, y] = [(dot % 32) * 0.08, Math.floor(dot / 32) * 0.08];
      return {dx: noise3D(seed, x, y, time), dy: noise3D(seed, x + 50, y, time), glow: noise3D(seed, x, y + 50, time)};
    };
    const dots = Array.from({length: 40}, (_, index) => index * 14);
    const many = Array.from({length: 400}, (_, index) => dots.map((dot) => valuesAt(`lagoon ${index % 10}`, dot, index / 10))).flat();
    const all = (key: 'dx' | 'dy' | 'glow') => many.map((values) => values[key]);
    for (const [a, b] of [
      ['dx', 'dy'],
      ['dx', 'glow'],
      ['dy', 'glow'],
    ] as const) {
      const together = correlation(all(a), all(b));
      assert.ok(Math.abs(together) < 0.25, `${a} ${b} ${together}`);
    }
    const row = Array.from({length: 300}, (_, index) => [0, 1].map((next) => valuesAt('lagoon', 5 + next, index / 10).dx));
    const neighbors = correlation(
      row.map(([first]) => first!),
      row.map(([, second]) => second!),
    );
    assert.ok(neighbors > 0.9, String(neighbors));

    const {FlowingDots} = sampleOf<{FlowingDots: () => ReactNode}>(['docs/noise-visualization.mdx'], 'FlowingDots');
    const markup = markupAt(FlowingDots, {width: 1280, height: 720, fps: 30, durationInFrames: 300}, 90);
    const {dx, dy, glow} = valuesAt('lagoon', 70, 0.9);
    const shown = ['cx', 'cy', 'opacity'].map((key) => numbersOf(markup, key)[70]!);
    for (const [index, expected] of [6.5 * 40 + dx * 40, 2.5 * 40 + dy * 40, 0.6 + glow * 0.4].entries()) assert.ok(Math.abs(shown[index]! - expected) < 1e-9);
  },
);
