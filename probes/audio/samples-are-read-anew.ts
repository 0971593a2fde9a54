import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

/** Two seconds of a tone that repeats every 100 samples, of which one is the highest. */
const tone = (volume: number) => Float32Array.from({length: 96_000}, (_, index) => volume * Math.sin((2 * Math.PI * index) / 100));

export default inNode(
  'visualizeAudio() reads the first channel alone, and anew at each call: under a resultId, only the highest sample is kept. dataOffsetInSeconds says at which second of the file the samples begin.',
  () => {
    const data = {...audioOf([]), channelWaveforms: [tone(0.4), tone(0.9)], durationInSeconds: 2, numberOfChannels: 2};
    const at = (audioData: typeof data, frame = 45, more: object = {}) => visualizeAudio({audioData, frame, fps: 30, numberOfSamples: 64, ...more});
    const first = at(data);
    assert.ok(Math.max(...first) > 0.1);
    assert.deepEqual(at({...data, channelWaveforms: [tone(0.4)]}), first);

    const louder = {...data, channelWaveforms: [tone(0.8)]};
    const twice = Math.max(...at(louder)) / Math.max(...first);
    assert.ok(Math.abs(twice - 2) < 0.01, String(twice));
    const renamed = Math.max(...at({...louder, resultId: 'samples are read anew'})) / Math.max(...first);
    assert.ok(Math.abs(renamed - 1) < 0.01, String(renamed));

    const uneven = Float32Array.from(tone(0.4), (value, index) => (index < 72_000 ? value : value * Math.sin(index / 7)));
    const whole = {...data, channelWaveforms: [uneven]};
    const part = {...data, channelWaveforms: [uneven.subarray(48_000)]};
    // At frames whose places are whole samples: what lies between two is rounded.
    for (const frame of [45, 52.5]) assert.deepEqual(at(part, frame, {dataOffsetInSeconds: 1, smoothing: false}), at(whole, frame, {smoothing: false}));
    assert.notDeepEqual(at(part, 52.5), at(whole, 52.5));
  },
);
