import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('metadata fails on an MP3 without an ID3 tag.', async () => {
  const src = await made('untagged.mp3', '-f lavfi -i sine=sample_rate=48000 -t 1 -c:a libmp3lame -id3v2_version 0 -write_xing 1');
  await assert.rejects(parseMedia({src, reader: nodeReader, fields: {metadata: true}, acknowledgeRemotionLicense: true}), /Failed to get metadata from mp3/);
});
