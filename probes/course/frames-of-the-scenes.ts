import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/course/title.mdx', 'docs/course/scenes.mdx'];

export default inNode(
  'Five scenes make 900 frames; the title ends with frame 119 and the numbers with 299; frame 210 is 3.0 seconds into the numbers, frame 350 is frame 50 of the harvest.',
  () => {
    const {totalLength, fps} = sampleOf<{totalLength: number; fps: number}>(PAGES, 'scenes');
    const {YearInReview} = sampleOf<{YearInReview: () => ReactNode}>(PAGES, 'YearInReview');
    const texts = (frame: number) =>
      [...markupAt(YearInReview, {width: 1920, height: 1080, fps, durationInFrames: totalLength}, frame).matchAll(/>([^<]+)</g)].map(([, text]) => text);
    assert.deepEqual([totalLength, totalLength / fps], [900, 30]);
    assert.deepEqual(texts(119), ['Elm Street Garden', 'The year 2025']);
    assert.deepEqual(
      [120, 210, 299, 300, 350].map((frame) => texts(frame).join(' ')),
      ['Numbers 0.0 s', 'Numbers 3.0 s', 'Numbers 6.0 s', 'Harvest 0.0 s', `Harvest ${(50 / fps).toFixed(1)} s`],
    );
  },
);
