import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'With a progressIntervalInMs of 0, onParseProgress is called for each step, once or more for each sample, in ascending order; the last call of a complete read reports less than the whole.',
  async () => {
    const shares: number[] = [];
    let samples = 0;
    const count = () => () => void samples++;
    await parseMedia({
      ...{src: await media('plain.mp4'), reader: nodeReader, acknowledgeRemotionLicense: true, progressIntervalInMs: 0},
      onParseProgress: ({percentage, bytes, totalBytes}) => {
        assert.equal(percentage, bytes / (totalBytes ?? Number.NaN));
        shares.push(percentage ?? Number.NaN);
      },
      onVideoTrack: count,
      onAudioTrack: count,
    });
    assert.ok(samples > 300 && shares.length >= samples, `${shares.length} calls for ${samples} samples`);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    assert.ok((shares.at(-1) ?? 1) < 1);
  },
);
