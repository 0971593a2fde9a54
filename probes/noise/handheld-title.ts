import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 1500};

export default inNode(
  'Over 50 seconds, the handheld title is up to 24 pixels away in each direction and tilted by up to 1.5 degrees, and moves independently in both directions.',
  () => {
    const {HandheldTitle} = sampleOf<{HandheldTitle: () => ReactNode}>(['docs/noise-visualization.mdx'], 'HandheldTitle');
    const places = Array.from({length: 500}, (_, index) => {
      const markup = markupAt(HandheldTitle, size, index * 3);
      return [...valuesOf(markup, 'translate')[0]!.split(' '), valuesOf(markup, 'rotate')[0]!].map(Number.parseFloat);
    });
    for (const [axis, most] of [24, 24, 1.5].entries()) {
      const farthest = Math.max(...places.map((place) => Math.abs(place[axis]!)));
      assert.ok(farthest <= most && farthest > most * 0.7, `${axis} ${farthest}`);
    }
    const together = places.reduce((sum, [x, y]) => sum + x! * y!, 0) / places.length / 24 ** 2;
    assert.ok(Math.abs(together) < 0.05, String(together));
  },
);
