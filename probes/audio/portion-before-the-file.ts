import assert from 'node:assert/strict';
import {getWaveformPortion} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'A stretch that ends before the file begins, be it by a negative start or a negative duration, returns samples of the file; one that reaches its beginning is silent up to there.',
  () => {
    const columns = (startTimeInSeconds: number, durationInSeconds: number) =>
      getWaveformPortion({
        ...{
          audioData: audioOf(
            Array.from({length: 400}, () => 0.5),
            100,
          ),
          startTimeInSeconds,
          durationInSeconds,
        },
        ...{numberOfSamples: 2, normalize: false},
      }).map(({amplitude}) => amplitude);
    assert.deepEqual(columns(-1, 1), [0, 0]);
    assert.deepEqual(columns(-1, 2), [0, 0.5]);
    assert.deepEqual(columns(-1, 0.5).map(Math.ceil), [1, 1]);
    assert.deepEqual(columns(0, -1), [0.5, 0.5]);
    assert.deepEqual(columns(1, -1), []);
    assert.deepEqual(columns(1, -2).map(Math.ceil), [1, 1]);
  },
);
