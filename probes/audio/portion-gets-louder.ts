import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'Audio that gets steadily louder gives four columns with the shares of the page, and 1 for the last one; without normalizing, samples from 0 to 0.4 give 0.05 to 0.35.',
  () => {
    const audioData = audioOf(Array.from({length: 48_000}, (_, index) => (0.4 * index) / 48_000));
    const columns = (normalize: boolean) =>
      getWaveformPortion({audioData, startTimeInSeconds: 0, durationInSeconds: 1, numberOfSamples: 4, normalize}).map(({amplitude}) => amplitude.toFixed(3));
    assert.deepEqual(columns(true), ['0.143', '0.429', '0.714', '1.000']);
    assert.deepEqual(columns(false), ['0.050', '0.150', '0.250', '0.350']);
  },
);
