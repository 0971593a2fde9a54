import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'The second act of the curtain is there 25 frames before the first one ends, after it in the markup, and opens from its own frame 0 to 25.',
  () => {
    const {TwoActs} = sampleOf<{TwoActs: () => ReactNode}>(['docs/transitioning.mdx'], 'Curtain');
    const at = (frame: number) => markupAt(TwoActs, {width: 640, height: 360, fps: 30, durationInFrames: 115}, frame);
    const acts = (frame: number) => ['#264653', '#e76f51'].map((color) => at(frame).indexOf(color));
    const isShown = (frame: number) => acts(frame).map((place) => place >= 0);
    assert.deepEqual([44, 45, 69, 70, 114].map(isShown), [
      [true, false],
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ]);
    assert.ok(acts(50)[1]! > acts(50)[0]!);
    assert.deepEqual(
      [45, 70, 114].map((frame) => valuesOf(at(frame), 'clip-path')[0]),
      ['inset(0 50%)', 'inset(0 0%)', 'inset(0 0%)'],
    );
  },
);
