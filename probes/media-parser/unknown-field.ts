import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('An unknown field fails with its name.', async () => {
  const call = parseMedia({src: await media('plain.mp4'), reader: nodeReader, fields: {frameRate: true} as never, acknowledgeRemotionLicense: true});
  await assert.rejects(call, /Unknown field passed: frameRate\./);
});
