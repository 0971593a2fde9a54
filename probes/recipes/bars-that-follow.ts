import assert from 'node:assert/strict';
import * as mediaUtils from '@remotion/media-utils';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {audioOf} from '../lib/audio-data';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 120};

/** A quiet second, then a loud one. */
const voice = audioOf(Array.from({length: 96_000}, (_, index) => Math.sin(index / 20) * (index < 48_000 ? 0.05 : 0.8)));
const given = {'@remotion/media-utils': {...mediaUtils, useAudioData: () => voice}};

export default inNode(
  'Without normalization, live bars stay low in a whisper, and with it they would be at 1. They travel to the left. The circle that beats is 1 to 1.6 times as large. Bars around a circle are turned by equal angles.',
  () => {
    const {LiveBars} = sampleOf<{LiveBars(): null}>(['docs/recipes/waveform.mdx'], 'LiveBars', given);
    const bars = (frame: number) => numbersOf(markupAt(LiveBars, SIZE, frame), 'height').slice(-16);
    assert.ok(Math.max(...bars(5)) < 100 && Math.max(...bars(35)) > 500);
    const portion = (normalize: boolean) =>
      Math.max(
        ...mediaUtils
          .getWaveformPortion({audioData: voice, startTimeInSeconds: 0.1, durationInSeconds: 0.5, numberOfSamples: 16, normalize})
          .map(({amplitude}) => amplitude),
      );
    assert.equal(portion(true), 1);
    assert.ok(portion(false) < 0.1);
    // The loud part enters on the right: half a second ahead of the frame.
    const loud = (frame: number) => bars(frame).findIndex((height) => height > 300);
    assert.deepEqual([loud(12), loud(20) > loud(25), loud(31)], [-1, true, 0]);

    const {Pulse} = sampleOf<{Pulse(): null}>(['docs/recipes/spectrum.mdx'], 'Pulse', given);
    for (const frame of [0, 20, 45]) {
      const scale = Number(valuesOf(markupAt(Pulse, SIZE, frame), 'scale').at(-1));
      assert.ok(scale >= 1 && scale <= 1.6);
    }
    const {around} = sampleOf<{around(bar: number, bars: number): string}>(['docs/recipes/spectrum.mdx'], 'around');
    assert.deepEqual([around(0, 4), around(3, 4)], ['translate(640 360) rotate(0) translate(0 -180)', 'translate(640 360) rotate(270) translate(0 -180)']);
  },
);
