import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

/** In place of the media: what is muted, and at which of its frames the music is. */
const OffthreadVideo = ({muted, playbackRate}: {muted: boolean; playbackRate: number}) => `${playbackRate}:${muted ? 'muted' : 'heard'}`;
const Audio = () => ` music ${remotion.useCurrentFrame()}`;

export default inNode(
  'In the sample with music, the part at four times its speed is muted, and no other; the music stands next to the series and goes on across all parts: before and after each cut, it is at the frame of the video.',
  () => {
    const {ScoredSpeedCut} = sampleOf<{ScoredSpeedCut: () => null}>(
      ['docs/miscellaneous/snippets/different-segments-at-different-speeds.mdx'],
      'ScoredSpeedCut',
      {remotion: {...remotion, OffthreadVideo, Audio}},
    );
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 285};
    for (const frame of [0, 89, 90, 164, 165, 284]) {
      const part = frame < 90 ? '1:heard' : frame < 165 ? '4:muted' : '0.25:heard';
      assert.equal(markupAt(ScoredSpeedCut, size, frame).replaceAll(/<[^>]*>/g, ''), `${part} music ${frame}`);
    }
  },
);
