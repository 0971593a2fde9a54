import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

const PAGES = ['docs/miscellaneous/snippets/different-segments-at-different-speeds.mdx'];

type Segment = {from: number; to: number; speed: number};
type Part = {SpeedCut: (props: {src: string; segments: Segment[]}) => null};

/** In place of a video: the frame of the file that it shows. */
const OffthreadVideo = ({trimBefore, playbackRate}: {trimBefore: number; playbackRate: number}) =>
  `${Math.floor(trimBefore + remotion.useCurrentFrame() * playbackRate)}`;

export default slowInNode(
  'In the sample, a part at a speed of 0.25 shows each frame of the recording four times, one after the other. A recording of 120 frames per second has 30 pictures for each second at that speed.',
  () => {
    const {SpeedCut} = sampleOf<Part>(PAGES, 'SpeedCut', {remotion: {...remotion, OffthreadVideo}});
    const segments = [{from: 390, to: 420, speed: 0.25}];
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 120};
    const shown = Array.from({length: 120}, (_, frame) => Number(/>(\d+)</.exec(markupAt(SpeedCut, size, frame, {src: 'desk.mp4', segments}))?.[1]));
    assert.deepEqual(
      shown,
      Array.from({length: 120}, (_, frame) => 390 + Math.floor(frame / 4)),
    );
    assert.equal(120 * 0.25, 30);
  },
);
