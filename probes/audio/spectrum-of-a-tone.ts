import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'With 64 values, each stands for 375 Hz: a pure tone is highest there, at 0.2 to 0.4, whatever its volume; a silent channel gives NaN.',
  () => {
    const toneOf = (hertz: number, volume: number) =>
      audioOf(Array.from({length: 48_000}, (_, index) => volume * Math.sin((2 * Math.PI * hertz * index) / 48_000)));
    const spectrum = (hertz: number, volume: number) => visualizeAudio({audioData: toneOf(hertz, volume), frame: 15, fps: 30, numberOfSamples: 64});
    for (const volume of [0.1, 1])
      for (let value = 2; value < 60; value += 3)
        for (const between of [0, 0.25, 0.5]) {
          const values = spectrum(375 * (value + between), volume);
          const highest = Math.max(...values);
          assert.ok(highest >= 0.195 && highest < 0.405, `${value} ${between} ${volume} ${highest}`);
          assert.ok(Math.abs(values.indexOf(highest) - value - between) <= 1, `${value} ${between} ${values.indexOf(highest)}`);
        }
    assert.ok(spectrum(100, 1)[0]! > 0.4);
    assert.ok(spectrum(0, 0).every(Number.isNaN));
  },
);
