import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

const tone = (length: number, volume = 1) => Array.from({length}, (_, index) => volume * Math.sin(index / 10));

export default inNode(
  'A spectrum covers twice as many samples as it has values and needs a file of that length; with smoothing, it is the mean of three frames; its scale is the highest positive sample.',
  () => {
    const at = (samples: number[], more: object = {}) => visualizeAudio({audioData: audioOf(samples), frame: 10, fps: 30, numberOfSamples: 256, ...more});
    assert.throws(() => at(tone(511)), {message: 'Audio data is not big enough to provide 512 bars.'});
    assert.equal(at(tone(512)).length, 256);

    // Frame 10 is at sample 16,000; what lies more than 256 samples away does not count.
    const silent = (first: number, last: number) =>
      at(
        tone(48_000).map((value, index) => (index >= first && index < last ? value : index === 0 ? 1 : 0)),
        {smoothing: false},
      );
    assert.ok(Math.max(...silent(0, 15_744)) < 1e-9 && Math.max(...silent(16_256, 48_000)) < 1e-9);
    assert.ok(Math.max(...silent(15_744, 15_760)) > 0 && Math.max(...silent(16_240, 16_256)) > 0);

    const growing = tone(48_000).map((value, index) => (value * index) / 48_000);
    const audioData = audioOf(growing);
    const of = (frame: number, smoothing: boolean) => visualizeAudio({audioData, frame, fps: 30, numberOfSamples: 256, smoothing});
    const [before, now, after] = [9, 10, 11].map((frame) => of(frame, false));
    for (const [index, value] of of(10, true).entries()) assert.ok(Math.abs(value - (before![index]! + now![index]! + after![index]!) / 3) < 1e-12);

    // Halving what is above zero doubles the values; halving what is below does not.
    const loud = Math.max(...at(tone(48_000)));
    const halved = (positive: boolean) => Math.max(...at(tone(48_000).map((value) => (value > 0 === positive ? value / 2 : value))));
    assert.ok(halved(true) > loud * 1.3 && halved(false) < loud);
  },
);
