import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('keyframes lists those of an MP4, is empty for a fragmented one and null for WebM, MKV and transport streams.', async () => {
  const keyframes = async (name: MediaName) =>
    (await parseMedia({src: await media(name), reader: nodeReader, fields: {keyframes: true}, acknowledgeRemotionLicense: true})).keyframes;
  assert.equal((await keyframes('plain.mp4'))?.length, 4);
  assert.deepEqual(await keyframes('fragmented.mp4'), []);
  for (const name of ['plain.webm', 'plain.mkv', 'plain.ts'] as const) assert.equal(await keyframes(name), null, name);
});
