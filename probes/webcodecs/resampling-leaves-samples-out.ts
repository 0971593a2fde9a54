import assert from 'node:assert/strict';
import {convertAudioData} from '@remotion/webcodecs';
import {Samples} from '../lib/audio-samples';
import {inNode} from '../lib/probe';

export default inNode('convertAudioData() averages neighbors down to half the rate or less, and leaves samples out above half.', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'AudioData');
  Object.defineProperty(globalThis, 'AudioData', {value: Samples, configurable: true});
  try {
    const ramp = Float32Array.from({length: 480}, (_, index) => index / 1024);
    const at = (newSampleRate: number) => {
      const audioData = new Samples({data: ramp, sampleRate: 48_000}) as unknown as AudioData;
      const result = new Float32Array(480);
      const converted = convertAudioData({audioData, newSampleRate});
      converted.copyTo(result, {planeIndex: 0});
      return result.subarray(0, converted.numberOfFrames);
    };
    assert.equal(at(44_100).length, 440);
    assert.ok(at(44_100).every((sample) => ramp.includes(sample)));
    assert.deepEqual([...at(24_000).subarray(0, 2)], [0.5 / 1024, 2.5 / 1024]);
  } finally {
    if (before) Object.defineProperty(globalThis, 'AudioData', before);
    else Reflect.deleteProperty(globalThis, 'AudioData');
  }
});
