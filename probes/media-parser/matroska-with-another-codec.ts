import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A Matroska file with a codec that the parser does not know is refused with "Unknown codec:".', async () => {
  const src = await made(
    'motion.mkv',
    '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 16x16 -i picture.rgb -t 0.2 -c:v mjpeg -f matroska',
  );
  await assert.rejects(parseMedia({src, reader: nodeReader, fields: {videoCodec: true, tracks: true}, acknowledgeRemotionLicense: true}), /Unknown codec:/);
});
