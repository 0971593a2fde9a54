import assert from 'node:assert/strict';
import {convertAudioData} from '@remotion/webcodecs';
import {Samples} from '../lib/audio-samples';
import {inNode} from '../lib/probe';

export default inNode(
  'convertAudioData() rounds the number of samples down, always returns a new object, and throws for rates, formats and samples out of range.',
  () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'AudioData');
    Object.defineProperty(globalThis, 'AudioData', {value: Samples, configurable: true});
    try {
      const samples = (count: number, value = 0) => new Samples({data: new Float32Array(count).fill(value), sampleRate: 48_000}) as unknown as AudioData;
      const convert = (audioData: AudioData, newSampleRate?: number, format?: AudioSampleFormat | null) => convertAudioData({audioData, newSampleRate, format});
      const count = (audioData: AudioData, rate: number) => convert(audioData, rate).numberOfFrames;
      assert.deepEqual([count(samples(480), 44_100), count(samples(1024), 16_000), count(samples(480), 16_000)], [440, 341, 160]);
      assert.equal(Math.floor((440 / 44_100) * 1_000_000), 9977);
      const same = samples(480);
      assert.notEqual(convert(same), same);
      assert.deepEqual([convert(same).numberOfFrames, convert(same, 24_000).timestamp], [480, 7]);

      for (const rate of [2999, 768_001]) assert.throws(() => convert(samples(480), rate), {message: 'newSampleRate must be between 3000 and 768000'});
      for (const rate of [0, 50])
        assert.throws(() => convert(samples(480), rate), {message: 'Cannot resample - the given sample rate would result in less than 1 sample'});
      assert.throws(() => convert(samples(480), 24_000, null), {message: 'AudioData format is not set'});
      assert.throws(() => convert(samples(480), 24_000, 's24' as AudioSampleFormat), /^Error: Unsupported audio format: s24$/);
      assert.throws(() => convert(samples(480, 1.5), 24_000), {message: 'All values in a Float32 array must be between -1 and 1'});
      assert.equal(convert(samples(480, 1.5)).numberOfFrames, 480);
    } finally {
      if (before) Object.defineProperty(globalThis, 'AudioData', before);
      else Reflect.deleteProperty(globalThis, 'AudioData');
    }
  },
);
