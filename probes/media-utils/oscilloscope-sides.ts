import assert from 'node:assert/strict';
import {visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('With an odd number of samples, the line begins and ends on the same side.', () => {
  const tone = Array.from({length: 16_000}, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 8000));
  const options = {audioData: audioOf(tone, 8000), frame: 30, fps: 30, windowInSeconds: 0.5, numberOfSamples: 8};
  const line = visualizeAudioWaveform({...options, numberOfSamples: 9});
  assert.ok((line[0] ?? 0) < 0 && (line.at(-1) ?? 0) < 0, line.join(', '));
});
