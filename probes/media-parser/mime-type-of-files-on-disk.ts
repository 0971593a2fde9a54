import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('The MIME type is that of the Blob, and null for a file on disk.', async () => {
  const src = await media('plain.mp4');
  const fields = {mimeType: true} as const;
  assert.equal((await parseMedia({src, reader: nodeReader, fields, acknowledgeRemotionLicense: true})).mimeType, null);
  const blob = new Blob([new Uint8Array(fs.readFileSync(src))], {type: 'video/x-mine'});
  assert.equal((await parseMedia({src: blob, fields, acknowledgeRemotionLicense: true})).mimeType, 'video/x-mine');
});
