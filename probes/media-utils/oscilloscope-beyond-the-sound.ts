import assert from 'node:assert/strict';
import {visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('Where the window reaches beyond the sound, that part counts as silence.', () => {
  const tone = Array.from({length: 16_000}, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 8000));
  const options = {audioData: audioOf(tone, 8000), frame: 30, fps: 30, windowInSeconds: 0.5, numberOfSamples: 8};
  const start = visualizeAudioWaveform({...options, frame: 0}).map((value) => Math.abs(value).toFixed(2));
  assert.deepEqual([start[0], start.at(-1)], ['0.00', '0.32']);
});
