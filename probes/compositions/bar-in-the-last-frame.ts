import assert from 'node:assert/strict';
import type {FC} from 'react';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode('In the last frame, the bar of the page is as wide as the video, of any length and width, and not before.', () => {
  const {ProgressBar} = sampleOf<{ProgressBar: FC}>(['docs/use-video-config.mdx'], 'ProgressBar');
  const widthAt = (width: number, durationInFrames: number, frame: number) =>
    numbersOf(
      markupAt(() => ProgressBar({}) as never, {width, height: 24, fps: 30, durationInFrames}, frame),
      'width',
    )[0];
  for (const width of [480, 1080, 1921])
    for (const frames of [2, 7, 90, 1001]) {
      assert.equal(widthAt(width, frames, frames - 1), width);
      assert.ok((widthAt(width, frames, frames - 2) ?? width) < width);
    }
});
