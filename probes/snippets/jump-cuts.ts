import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

/** In place of a video: the frame of the file that it shows. */
const OffthreadVideo = ({trimBefore}: {trimBefore: number}) => trimBefore + remotion.useCurrentFrame();

export default inNode(
  'The sample of jump cuts shows frame 30 of the recording at 0, 119 at 89, 190 at 90, 300 at 160, 419 at 279, and nothing from 280 on.',
  () => {
    const {InterviewCut} = sampleOf<{InterviewCut: () => null}>(['docs/miscellaneous/snippets/jumpcuts.mdx'], 'InterviewCut', {
      remotion: {...remotion, OffthreadVideo},
    });
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 400};
    const shown = [0, 89, 90, 160, 279, 280].map((frame) => markupAt(InterviewCut, size, frame));
    assert.deepEqual(shown, ['30', '119', '190', '300', '419', '']);
  },
);
