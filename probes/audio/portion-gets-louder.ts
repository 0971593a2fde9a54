import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('Audio that gets steadily louder gives four columns with the shares of the page, and 1 for the last one.', () => {
  const audioData = audioOf(Array.from({length: 48_000}, (_, index) => index / 48_000));
  const columns = getWaveformPortion({audioData, startTimeInSeconds: 0, durationInSeconds: 1, numberOfSamples: 4}).map(({amplitude}) => amplitude.toFixed(3));
  assert.deepEqual(columns, ['0.143', '0.429', '0.714', '1.000']);
});
