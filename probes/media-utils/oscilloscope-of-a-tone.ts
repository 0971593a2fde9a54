import assert from 'node:assert/strict';
import {visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'visualizeAudioWaveform() returns means with alternating signs, beginning with a negative one: ±0.32 for a sine wave of half the amplitude.',
  () => {
    const tone = Array.from({length: 16_000}, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 8000));
    const options = {audioData: audioOf(tone, 8000), frame: 30, fps: 30, windowInSeconds: 0.5, numberOfSamples: 8};
    assert.deepEqual(
      visualizeAudioWaveform(options).map((value) => value.toFixed(2)),
      ['-0.32', '0.32', '-0.32', '0.32', '-0.32', '0.32', '-0.32', '0.32'],
    );
  },
);
