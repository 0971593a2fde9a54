import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'What is after the fourth second of a transport stream, as a file of its own, begins at 5,400,000 microseconds with makeSamplesStartAtZero of false, and at 0 otherwise.',
  async () => {
    const whole = await made('in-order.ts', `-i ${await media('long.mp4')} -an -t 6 -c:v libx264 -g 30 -bf 0 -f mpegts`);
    const src = await made('middle.ts', `-ss 4 -copyts -i ${whole} -c copy -muxdelay 0 -muxpreload 0 -f mpegts`);
    const firstTimestamp = async (options: object) => {
      const timestamps: number[] = [];
      await parseMedia({
        src,
        reader: nodeReader,
        onVideoTrack: () => (sample) => void timestamps.push(sample.timestamp),
        acknowledgeRemotionLicense: true,
        ...options,
      });
      return Math.min(...timestamps);
    };
    assert.deepEqual([await firstTimestamp({makeSamplesStartAtZero: false}), await firstTimestamp({})], [5_400_000, 0]);
  },
);
