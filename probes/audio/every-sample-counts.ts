import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

const RATE = 1000;

export default inNode(
  'getWaveformPortion() reads every sample of the stretch: each of them alone changes the result, and none outside does. An hour at 48,000 hertz has 173 million.',
  () => {
    const result = (index: number) => {
      const waveform = new Float32Array(RATE * 3);
      waveform[index] = 1;
      const audioData = {
        channelWaveforms: [waveform],
        sampleRate: RATE,
        durationInSeconds: 3,
        numberOfChannels: 1,
        resultId: `one-of-${index}`,
        isRemote: false,
      };
      const bars = getWaveformPortion({audioData, startTimeInSeconds: 1, durationInSeconds: 1, numberOfSamples: 4, normalize: false});
      return bars.reduce((sum, {amplitude}) => sum + amplitude, 0);
    };
    const counted = Array.from({length: RATE * 3}, (_, index) => index).filter((index) => result(index) > 0);
    assert.deepEqual([counted.length, counted[0], counted.at(-1)], [RATE, RATE, 2 * RATE - 1]);
    assert.equal(Math.round((48_000 * 3600) / 1_000_000), 173);
  },
);
