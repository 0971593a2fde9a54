import assert from 'node:assert/strict';
import path from 'node:path';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {media} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode('An onError that returns no action fails with a message that says so.', async () => {
  const call = downloadAndParseMedia({
    src: await media('plain.mp4'),
    reader: nodeReader,
    writer: nodeWriter(path.join(newFolder(), 'copy.mp4')),
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => {
      throw new Error('enough');
    },
    onError: () => ({}) as never,
  });
  await assert.rejects(call, /onError was used but did not return an "action" field\./);
});
