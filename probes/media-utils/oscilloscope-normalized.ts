import assert from 'node:assert/strict';
import {visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('With normalize, the loudest moment of a frame is 1.', () => {
  const tone = Array.from({length: 16_000}, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 8000));
  const options = {audioData: audioOf(tone, 8000), frame: 30, fps: 30, windowInSeconds: 0.5, numberOfSamples: 8};
  assert.equal(Math.max(...visualizeAudioWaveform({...options, normalize: true}).map(Math.abs)).toFixed(3), '1.000');
});
