import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('After the end of the audio, all values of visualizeAudio() are 0.', () => {
  const audioData = audioOf(Array.from({length: 48_000}, (_, index) => Math.sin(index / 10)));
  assert.deepEqual(new Set(visualizeAudio({audioData, frame: 900, fps: 30, numberOfSamples: 64})), new Set([0]));
});
