import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';

/** Of the first video sample, in microseconds. */
async function firstTimestamp(src: string, makeSamplesStartAtZero: boolean): Promise<number> {
  const timestamps: number[] = [];
  await parseMedia({
    src,
    reader: nodeReader,
    makeSamplesStartAtZero,
    onVideoTrack: () => (sample) => void timestamps.push(sample.timestamp),
    acknowledgeRemotionLicense: true,
  });
  return Math.min(...timestamps);
}

export default inNode(
  'makeSamplesStartAtZero moves the timestamps of a transport stream, and not those of a Matroska file that begins at 5 seconds.',
  async () => {
    const late = await made('late.mkv', `-itsoffset 5 -i ${await media('silent.mp4')} -c copy -f matroska`);
    assert.deepEqual([await firstTimestamp(late, true), await firstTimestamp(late, false)], [5_000_000, 5_000_000]);
    const stream = await media('plain.ts');
    assert.ok((await firstTimestamp(stream, false)) > 1_000_000);
    assert.ok((await firstTimestamp(stream, true)) < 100_000);
  },
);
