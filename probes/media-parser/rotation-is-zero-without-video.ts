import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('The rotation of an MP3 is 0, and its dimensions, codec and frame rate are null.', async () => {
  const result = await parseMedia({
    src: await media('tone.mp3'),
    reader: nodeReader,
    fields: {rotation: true, dimensions: true, videoCodec: true, fps: true},
    acknowledgeRemotionLicense: true,
  });
  assert.deepEqual(result, {rotation: 0, dimensions: null, videoCodec: null, fps: null});
});
