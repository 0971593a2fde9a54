import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'getWaveformPortion() returns nothing for a duration of 0, or below if it ends within the data; bars are numbered from 0, the loudest is 1 unless normalize is false, and dataOffsetInSeconds is where the data begins.',
  () => {
    const samples = Array.from({length: 400}, (_, index) => (index < 200 ? 0.1 : -0.4));
    const portion = (options: object) =>
      getWaveformPortion({audioData: audioOf(samples, 100), startTimeInSeconds: 0, durationInSeconds: 4, numberOfSamples: 2, ...options});
    const rounded = (options: object) => portion(options).map(({index, amplitude}) => [index, Number(amplitude.toFixed(3))]);
    assert.deepEqual(portion({durationInSeconds: 0}), []);
    assert.deepEqual(portion({startTimeInSeconds: 2, durationInSeconds: -1}), []);
    assert.deepEqual(Object.keys(portion({})[0] ?? {}).sort(), ['amplitude', 'index']);
    assert.deepEqual(rounded({}), [
      [0, 0.25],
      [1, 1],
    ]);
    assert.deepEqual(rounded({normalize: false}), [
      [0, 0.1],
      [1, 0.4],
    ]);
    assert.deepEqual(rounded({dataOffsetInSeconds: 2, startTimeInSeconds: 4, durationInSeconds: 2, normalize: false}), [
      [0, 0.4],
      [1, 0.4],
    ]);
  },
);
