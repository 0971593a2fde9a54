import assert from 'node:assert/strict';
import {createElement as h, type ElementType, type ReactElement} from 'react';
import {Audio, Sequence} from 'remotion';
import {soundsAt} from '../lib/heard';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const video = (durationInFrames: number) => ({width: 1280, height: 720, fps: 30, durationInFrames});

/** The frame from the start of an <Audio> in a sequence for which its volume is asked. */
function askedIn(from: number, frame: number): number | undefined {
  let asked: number | undefined;
  const volume = (each: number) => ((asked = each), 1);
  soundsAt(() => h(Sequence, {from, children: h(Audio as ElementType, {src: '/a.wav', volume})}) as ReactElement, frame, video(300));
  return asked;
}

export default inNode(
  'Without a fade, music is as loud in the last frame as in any other; with that of the page, it falls evenly to 0 at any length. In a sequence, a sound and its volume count the frames of the video minus from.',
  () => {
    const {FadedMusic} = sampleOf<{FadedMusic(): ReactElement}>(['docs/recipes/fade-and-duck.mdx'], 'FadedMusic');
    const Plain = () => h(Audio, {src: '/music.mp3'});
    const loudness = (Scene: () => ReactElement, frame: number, length: number) => soundsAt(Scene, frame, video(length))[0]?.volume ?? 0;
    for (const length of [120, 152, 300, 1000]) {
      assert.deepEqual(
        [length - 60, length - 1].map((frame) => loudness(Plain, frame, length)),
        [1, 1],
      );
      const falling = [61, 46, 31, 16, 1].map((left) => loudness(FadedMusic, length - left, length));
      assert.deepEqual(
        falling.map((volume) => volume.toFixed(3)),
        ['0.700', '0.525', '0.350', '0.175', '0.000'],
      );
    }
    // Someone speaks from frame 42 on. In a sequence from 30, the times have to be 30 less.
    assert.deepEqual(
      [30, 42, 60].map((frame) => askedIn(30, frame)),
      [0, 12, 30],
    );
    const Voice = () => h(Sequence, {from: 30, children: h(Audio, {src: '/voice.mp3'})});
    assert.equal(soundsAt(Voice as () => ReactElement, 29, video(300)).length, 0);
    for (const ofVoice of [0, 12, 60]) assert.equal(soundsAt(Voice as () => ReactElement, ofVoice + 30, video(300))[0]!.mediaFrame, ofVoice);
  },
);
