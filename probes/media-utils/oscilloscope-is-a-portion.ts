import assert from 'node:assert/strict';
import {getWaveformPortion, visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'visualizeAudioWaveform() returns the amplitudes of getWaveformPortion() with minus-one-to-one and normalize: false for the window half before and half after the frame, anew for each call.',
  () => {
    const tone = Array.from({length: 32_000}, (_, index) => (index / 32_000) * Math.sin((2 * Math.PI * 440 * index) / 8000));
    const audioData = audioOf(tone, 8000);
    const line = () => visualizeAudioWaveform({audioData, frame: 60, fps: 30, windowInSeconds: 0.5, numberOfSamples: 8});
    const section = {audioData, startTimeInSeconds: 1.75, durationInSeconds: 0.5, numberOfSamples: 8, outputRange: 'minus-one-to-one'} as const;
    const portion = getWaveformPortion({...section, normalize: false});
    assert.deepEqual(
      line(),
      portion.map(({amplitude}) => amplitude),
    );
    assert.notDeepEqual(getWaveformPortion(section), portion);
    audioData.channelWaveforms[0]?.fill(0);
    assert.ok(line().every((value) => value === 0));
  },
);
