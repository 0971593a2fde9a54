import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A controller that was aborted before the call makes the call fail without a callback.', async () => {
  const controller = mediaParserController();
  controller.abort();
  let samples = 0;
  const parse = parseMedia({
    src: await media('plain.mp4'),
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => void samples++,
  });
  await assert.rejects(parse, /Aborted/);
  assert.equal(samples, 0);
});
