import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'All bars of a waveform are measured by the loudest: a knock 20 times as loud as the rest is 1 and all other bars are 0.05; the square root lifts those to 0.22 and leaves the knock at 1.',
  () => {
    /** A second of even sound in ten parts, of which the fourth is louder. */
    const bars = (knock: number) => {
      const samples = Array.from({length: 48_000}, (_, index) => (index % 2 ? -1 : 1) * (Math.floor(index / 4800) === 3 ? knock : 0.04));
      const waveform = getWaveformPortion({audioData: audioOf(samples), startTimeInSeconds: 0, durationInSeconds: 1, numberOfSamples: 10});
      return waveform.map(({amplitude}) => amplitude);
    };
    const rounded = (values: number[]) => values.map((value) => Number(value.toFixed(2)));
    const with_ = (high: number, low: number) => Array.from({length: 10}, (_, index) => (index === 3 ? high : low));
    assert.deepEqual(rounded(bars(0.04)), with_(1, 1));
    assert.deepEqual(rounded(bars(0.8)), with_(1, 0.05));
    assert.deepEqual(rounded(bars(0.8).map(Math.sqrt)), with_(1, 0.22));
  },
);
