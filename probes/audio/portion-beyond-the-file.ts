import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'getWaveformPortion() counts what lies beyond the file as silence, leaves out a remainder, returns nothing if there are more values than samples, and makes the 1st, 3rd and 5th value negative.',
  () => {
    const columns = (samples: number[], change: object) =>
      getWaveformPortion({
        ...{audioData: audioOf(samples, 10), startTimeInSeconds: 0, durationInSeconds: 1, numberOfSamples: 5, normalize: false},
        ...change,
      }).map(({amplitude}) => amplitude);
    const loud = Array.from({length: 10}, () => 0.5);
    assert.deepEqual(columns(loud, {startTimeInSeconds: -0.4}), [0, 0, 0.5, 0.5, 0.5]);
    assert.deepEqual(columns(loud, {startTimeInSeconds: 0.6}), [0.5, 0.5, 0, 0, 0]);
    assert.deepEqual(columns(loud, {outputRange: 'minus-one-to-one'}), [-0.5, 0.5, -0.5, 0.5, -0.5]);
    assert.deepEqual(columns(loud, {numberOfSamples: 11}), []);
    // Three columns of three samples; the tenth sample, the loudest one, is in none of them.
    assert.deepEqual(columns([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1], {numberOfSamples: 3}), [0.5, 0.5, 0.5]);
    assert.deepEqual(columns([0, 0.25, 0.5, 0, 0.25, 0.5, 0, 0.25, 0.5, 0], {numberOfSamples: 3, normalize: true}), [1, 1, 1]);
  },
);
