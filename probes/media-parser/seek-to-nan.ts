import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Seeking to NaN in an MP4 fails with "No sample found".', async () => {
  const controller = mediaParserController();
  controller.seek(NaN);
  const call = parseMedia({
    src: await media('long.mp4'),
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => undefined,
  });
  await assert.rejects(call, /No sample found/);
});
