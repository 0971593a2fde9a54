import assert from 'node:assert/strict';
import {visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'visualizeAudioWaveform() throws without data, at 0 frames per second, for more numbers than samples and for a channel that does not exist.',
  () => {
    const tone = Array.from({length: 16_000}, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 8000));
    const options = {audioData: audioOf(tone, 8000), frame: 30, fps: 30, windowInSeconds: 0.5, numberOfSamples: 8};
    const call = (changed: object) => () => visualizeAudioWaveform({...options, ...changed});
    assert.throws(call({audioData: null}), {message: "Cannot read properties of null (reading 'sampleRate')"});
    assert.throws(call({fps: 0}), {message: 'Invalid typed array length: Infinity'});
    assert.throws(call({windowInSeconds: 0.002, numberOfSamples: 128}), {
      message: '0.002s audiodata does not have 128 bars. Increase windowInSeconds or decrease numberOfSamples',
    });
    assert.throws(call({channel: 1}), {message: '"channel" must be 0 or lower. The audio has 1 channels'});
  },
);
