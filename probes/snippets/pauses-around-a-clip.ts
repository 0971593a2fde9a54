import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {createElement as h, type ReactNode} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGES = ['docs/miscellaneous/snippets/freeze-portions.mdx'];
const size = {width: 320, height: 180, fps: 30, durationInFrames: 120};

type Samples = {
  AnnotatedServe(): ReactNode;
  Pauses(props: {pauses: {at: number; duration: number}[]; children: ReactNode}): ReactNode;
};

/** In place of a video: the frame of the file that it shows, and whether it is heard. */
const OffthreadVideo = ({muted = false}: {muted?: boolean}) => `${remotion.useCurrentFrame()} ${muted ? 'mute' : 'loud'}`;

export default inNode(
  'The clip stands at frame 20 for 15 frames, below a heading outside of it, then goes on from 20 with its sound. A pause of 60 frames at 0 shows frame 0 for two seconds at 30 fps, then the clip.',
  () => {
    const given = {remotion: {...remotion, OffthreadVideo}};
    const {AnnotatedServe} = sampleOf<Samples>(PAGES, 'AnnotatedServe', given);
    const shown = (frame: number) => markupAt(AnnotatedServe, size, frame);
    assert.deepEqual([0, 19, 20, 34, 35, 36, 60].map(shown), [
      '0 loud',
      '19 loud',
      '20 mute<h1>Look at the elbow</h1>',
      '20 mute<h1>Look at the elbow</h1>',
      '20 loud',
      '21 loud',
      '45 loud',
    ]);
    const {Pauses} = sampleOf<Samples>(PAGES, 'Pauses', given);
    const held = (frame: number) => markupAt(() => h(Pauses, {pauses: [{at: 0, duration: 60}], children: h(OffthreadVideo)}), size, frame);
    assert.deepEqual([0, 30, 59, 60, 61, 75].map(held), ['0 loud', '0 loud', '0 loud', '0 loud', '1 loud', '15 loud']);
    assert.equal(60 / size.fps, 2);
  },
);
