import assert from 'node:assert/strict';
import {getWaveformPortion, visualizeAudio} from '@remotion/media-utils';
import {createElement as h, type ReactElement} from 'react';
import {Audio, Sequence, useCurrentFrame} from 'remotion';
import {audioOf} from '../lib/audio-data';
import {soundsAt} from '../lib/heard';
import {inNode} from '../lib/probe';

/** Two hundred seconds with one beep at second 90, at a low rate. */
const RATE = 3000;
const recording = audioOf(
  Array.from({length: 200 * RATE}, (_, index) => (index >= 90 * RATE && index < 90.5 * RATE ? Math.sin(index) : 0)),
  RATE,
);

export default inNode(
  'startTimeInSeconds: 90 begins at second 90 of a recording, as trimBefore does with 90 times the frame rate. In a sequence, frame counts from its start: with its from and trimBefore added, it is the position in the file.',
  () => {
    for (const fps of [25, 30, 60]) {
      const video = {width: 320, height: 180, fps, durationInFrames: 10 * fps};
      const Clip = () => h(Audio, {src: '/voice.mp3', trimBefore: 90 * fps});
      assert.equal(soundsAt(Clip as () => ReactElement, 0, video)[0]!.mediaFrame / fps, 90);
      const bars = (startTimeInSeconds: number) =>
        getWaveformPortion({audioData: recording, startTimeInSeconds, durationInSeconds: 4, numberOfSamples: 8}).map(({amplitude}) => amplitude > 0.1);
      assert.deepEqual([bars(90)[0], bars(90).slice(1).some(Boolean), bars(0).some(Boolean), bars(89)[0]], [true, false, false, false]);

      const [from, trimBefore, frame] = [40, 90 * fps, 45];
      let inside = -1;
      const Counted = () => ((inside = useCurrentFrame()), null);
      const Scene = () => h(Sequence, {from, children: [h(Counted, {key: 1}), h(Audio, {key: 2, src: '/tune.mp3', trimBefore})]});
      const [sound] = soundsAt(Scene as () => ReactElement, frame, video);
      assert.equal(inside, frame - from);
      assert.equal(sound!.mediaFrame, inside + trimBefore);
      // A song that started with the video: its position is the frame of the video.
      const Outside = () => [h(Audio, {key: 1, src: '/tune.mp3'}), h(Sequence, {key: 2, from, children: h(Counted)})];
      assert.equal(soundsAt(Outside as unknown as () => ReactElement, frame, video)[0]!.mediaFrame, inside + from);
      const strength = (at: number) => Math.max(...visualizeAudio({audioData: recording, fps, frame: at, numberOfSamples: 64, smoothing: false}));
      assert.ok(strength(inside + trimBefore) > 0.01 && strength(inside) === 0);
    }
  },
);
