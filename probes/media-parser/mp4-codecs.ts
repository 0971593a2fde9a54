import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('H.264 and H.265 in MP4, H.264 in MKV, MOV and transport streams, and VP8 in WebM are recognized with their size.', async () => {
  for (const [name, codec] of [
    ['plain.mp4', 'h264'],
    ['hevc.mp4', 'h265'],
    ['plain.mkv', 'h264'],
    ['plain.mov', 'h264'],
    ['plain.ts', 'h264'],
    ['plain.webm', 'vp8'],
  ] as const) {
    const {videoCodec, dimensions} = await parseMedia({
      src: await media(name),
      reader: nodeReader,
      fields: {videoCodec: true, dimensions: true},
      acknowledgeRemotionLicense: true,
    });
    assert.deepEqual([videoCodec, dimensions], [codec, {width: 160, height: 90}], name);
  }
});
