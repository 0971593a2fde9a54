import assert from 'node:assert/strict';
import {parseMedia, type MediaParserVideoSample} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Samples of an MP4 with dependent frames come in the order of decoding, the first six as on the page, with negative decoding times first and jumping timestamps, the second of which is 33,333.33 once sorted.',
  async () => {
    const samples: MediaParserVideoSample[] = [];
    await parseMedia({
      src: await media('silent.mp4'),
      reader: nodeReader,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => (sample) => void samples.push(sample),
    });
    assert.deepEqual(
      samples.slice(0, 6).map(({decodingTimestamp, timestamp, type}) => [Math.round(decodingTimestamp), Math.round(timestamp), type]),
      [
        [-66_667, 0, 'key'],
        [-33_334, 133_333, 'delta'],
        [0, 66_667, 'delta'],
        [33_333, 33_333, 'delta'],
        [66_667, 100_000, 'delta'],
        [100_000, 266_667, 'delta'],
      ],
    );
    const decoding = samples.map(({decodingTimestamp}) => decodingTimestamp);
    assert.deepEqual(
      decoding,
      decoding.toSorted((a, b) => a - b),
    );
    const offsets = samples.map(({offset}) => offset);
    assert.deepEqual(
      offsets,
      offsets.toSorted((a, b) => a - b),
    );
    const [, second = 0] = samples.map(({timestamp}) => timestamp).sort((a, b) => a - b);
    assert.equal(second.toFixed(2), '33333.33');
  },
);
