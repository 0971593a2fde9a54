import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import type {ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const STEPS = Array.from({length: 300}, (_, step) => step);

/** By how much the noise changes in one turn, all steps together. */
function changeOf(seed: string, radius: number): number {
  const at = (step: number) => noise2D(seed, radius * Math.cos((step / 300) * 2 * Math.PI), radius * Math.sin((step / 300) * 2 * Math.PI));
  return STEPS.reduce((sum, step) => sum + Math.abs(at(step + 1) - at(step)), 0);
}

export default slowInNode(
  'On a circle, noise2D() is back where it began after one turn, on a line it is not, and with 50 seeds, a circle twice as large changes more per turn.',
  () => {
    const {LoopingBlob} = sampleOf<{LoopingBlob: () => ReactNode}>(['docs/noise-visualization.mdx'], 'LoopingBlob');
    const size = {width: 640, height: 480, fps: 30, durationInFrames: 300};
    const scales = STEPS.map((frame) => numbersOf(markupAt(LoopingBlob, size, frame), 'scale')[0]!);
    const steps = scales.slice(1).map((scale, frame) => Math.abs(scale - scales[frame]!));
    const seam = Math.abs(scales[0]! - scales[299]!);
    assert.ok(seam > 0 && seam <= Math.max(...steps) && Math.max(...scales) - Math.min(...scales) > 20 * seam, String(seam));

    const seeds = Array.from({length: 50}, (_, index) => `blob ${index}`);
    for (const seed of seeds) assert.ok(Math.abs(noise2D(seed, 1, 0) - noise2D(seed, Math.cos(2 * Math.PI), Math.sin(2 * Math.PI))) < 1e-9);
    const apart = seeds.filter((seed) => Math.abs(noise2D(seed, 1, 0) - noise2D(seed, 1 + 2 * Math.PI, 0)) > 0.01);
    assert.ok(apart.length > 45, String(apart.length));
    const total = (radius: number) => seeds.reduce((sum, seed) => sum + changeOf(seed, radius), 0);
    assert.ok(total(2) > 1.5 * total(1), `${total(1)} ${total(2)}`);
  },
);
