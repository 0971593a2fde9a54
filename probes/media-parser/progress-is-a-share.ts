import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('The percentage of onParseProgress lies between 0 and 1.', async () => {
  const shares: (number | null)[] = [];
  await parseMedia({
    src: await media('plain.mp4'),
    reader: nodeReader,
    progressIntervalInMs: 0,
    acknowledgeRemotionLicense: true,
    onParseProgress: ({percentage}) => void shares.push(percentage),
    onVideoTrack: () => () => undefined,
  });
  assert.ok(shares.length > 20);
  assert.ok(shares.every((share) => share !== null && share >= 0 && share <= 1));
});
