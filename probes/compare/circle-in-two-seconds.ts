import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'The circle moves evenly for one second, then changes its color for one second, and any frame can be rendered without those before it.',
  () => {
    const {Signal} = sampleOf<{Signal: () => ReactNode}>(['docs/compare/motion-canvas.mdx'], 'Signal');
    const at = (frame: number) => markupAt(Signal, {width: 960, height: 240, fps: 30, durationInFrames: 90}, frame);
    const late = at(60);
    const course = Array.from({length: 90}, (_, frame) => at(frame));
    assert.equal(course[60], late);
    const x = course.map((markup) => numbersOf(markup, 'translate')[0]!);
    for (let frame = 0; frame <= 30; frame++) assert.ok(Math.abs(x[frame]! - (-300 + frame * 20)) < 1e-9);
    assert.ok(x.slice(30).every((place) => place === 300));
    const fills = course.map((markup) => valuesOf(markup, 'fill')[0]);
    assert.deepEqual([fills.lastIndexOf(fills[0]), fills.indexOf(fills[89])], [30, 60]);
  },
);
