import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('getWaveformPortion() refuses channels that are not there, and returns nothing for a duration of 0.', () => {
  const portion = (change: object) =>
    getWaveformPortion({audioData: audioOf([0.1, 0.2, 0.3, 0.4]), startTimeInSeconds: 0, durationInSeconds: 1, numberOfSamples: 2, ...change});
  assert.throws(() => portion({channel: 1}), /"channel" must be 0 or lower\. The audio has 1 channels/);
  assert.throws(() => portion({channel: -1}), /"channel" cannot be negative/);
  assert.throws(() => portion({channel: 0.5}), /"channel" must an integer, got 0\.5/);
  for (const durationInSeconds of [0, -1]) assert.deepEqual(portion({durationInSeconds}), []);
});
