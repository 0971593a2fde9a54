import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Seeking forward in a call that asks for slowKeyframes fails, with the name of the field.', async () => {
  const controller = mediaParserController();
  controller.seek(5);
  const call = parseMedia({
    src: await media('long.mp4'),
    reader: nodeReader,
    controller,
    fields: {slowKeyframes: true},
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => undefined,
  });
  await assert.rejects(call, /Forward seeking is not allowed when the following fields are requested from parseMedia\(\): slowKeyframes\./);
});
