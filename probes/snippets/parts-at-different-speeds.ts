import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/miscellaneous/snippets/different-segments-at-different-speeds.mdx'];

type Segment = {from: number; to: number; speed: number};
type List = {tutorial: Segment[]; totalFrames(segments: Segment[]): number};
type Part = {SpeedCut: (props: {src: string; segments: Segment[]}) => null};

/** In place of a video: the frame of the file that it shows. */
const OffthreadVideo = ({trimBefore, playbackRate}: {trimBefore: number; playbackRate: number}) => `${trimBefore + remotion.useCurrentFrame() * playbackRate}`;

export default inNode('The three parts of the sample take the frames 0 to 90, 90 to 165 and 165 to 285: 14 seconds of recording become 9.5 at 30 fps.', () => {
  const {tutorial, totalFrames} = sampleOf<List>(PAGES, 'segments');
  const {SpeedCut} = sampleOf<Part>(PAGES, 'SpeedCut', {remotion: {...remotion, OffthreadVideo}});
  assert.equal(totalFrames(tutorial), 285);
  assert.deepEqual([tutorial.at(-1)!.to / 30, totalFrames(tutorial) / 30], [14, 9.5]);
  const size = {width: 320, height: 180, fps: 30, durationInFrames: totalFrames(tutorial)};
  // The last number of the markup is what is on top; a part that is premounted comes after it, with an opacity of 0.
  const shown = (frame: number) =>
    markupAt(SpeedCut, size, frame, {src: 'desk.mp4', segments: tutorial})
      .split('</div>')
      .filter((part) => part !== '' && !part.includes('opacity:0'))
      .map((part) => Number(part.split('>').at(-1)));
  assert.deepEqual([0, 89, 90, 164, 165, 284].map(shown), [[0], [89], [90], [386], [390], [419.75]]);
});
