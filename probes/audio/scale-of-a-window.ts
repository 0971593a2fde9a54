import assert from 'node:assert/strict';
import {visualizeAudio, visualizeAudioWaveform} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

/** A tone that is louder in its first second, at 8,000 samples per second. */
const samples = Array.from({length: 24_000}, (_, index) => (index < 8000 ? 0.8 : 0.2) * Math.sin((2 * Math.PI * index) / 40));

export default inNode(
  'Of a window without the loudest second of a file, visualizeAudio() returns four times as much as of the whole file, and visualizeAudioWaveform() the same, unless it normalizes.',
  () => {
    const whole = audioOf(samples, 8000);
    const part = {...audioOf(samples.slice(8000), 8000), durationInSeconds: 3};
    const moment = {frame: 60, fps: 30};
    const bars = (audioData: typeof whole, dataOffsetInSeconds: number) =>
      Math.max(...visualizeAudio({...moment, audioData, dataOffsetInSeconds, numberOfSamples: 64}));
    assert.equal((bars(part, 1) / bars(whole, 0)).toFixed(1), '4.0');

    const line = (audioData: typeof whole, dataOffsetInSeconds: number, normalize: boolean, frame = 60) =>
      visualizeAudioWaveform({...moment, frame, audioData, dataOffsetInSeconds, numberOfSamples: 16, windowInSeconds: 0.5, normalize});
    assert.deepEqual(line(part, 1, false), line(whole, 0, false));
    assert.notDeepEqual(line(part, 1, false), line(part, 1, true));
    assert.ok(Math.max(...line(whole, 0, false)) > 0.1);
  },
);
