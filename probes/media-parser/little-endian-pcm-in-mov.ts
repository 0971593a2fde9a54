import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Little-endian PCM in a MOV is reported as aiff.', async () => {
  const src = await made('pcm.mov', '-f lavfi -i sine=sample_rate=48000 -t 1 -c:a pcm_s16le');
  const {audioCodec} = await parseMedia({src, reader: nodeReader, fields: {audioCodec: true}, acknowledgeRemotionLicense: true});
  assert.equal(audioCodec, 'aiff');
});
