import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/player/examples.mdx'];

export default inNode('The greeting of the examples has three cards, which begin to grow at frames 0, 15 and 30, one after the other.', () => {
  const {Greeting} = sampleOf<{Greeting: (props: object) => ReactNode}>(PAGE, 'Greeting');
  const {greetingVideo} = sampleOf<{greetingVideo: {inputProps: object; durationInFrames: number; fps: number}}>(PAGE, 'greeting-video');
  const size = {width: 1280, height: 720, fps: greetingVideo.fps, durationInFrames: greetingVideo.durationInFrames};
  const shown = (frame: number) => numbersOf(markupAt(Greeting, size, frame, greetingVideo.inputProps), 'scale').map((scale) => scale > 0);
  assert.deepEqual([0, 1, 15, 16, 30, 31].map(shown), [
    [false, false, false],
    [true, false, false],
    [true, false, false],
    [true, true, false],
    [true, true, false],
    [true, true, true],
  ]);
});
