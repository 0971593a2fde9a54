import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A callback is not called if fields says false for the same name.', async () => {
  const calls: string[] = [];
  const src = await media('plain.mp4');
  const read = (fps: boolean | undefined) =>
    parseMedia({
      src,
      reader: nodeReader,
      fields: {size: true, ...(fps === undefined ? {} : {fps})},
      acknowledgeRemotionLicense: true,
      onFps: () => void calls.push(String(fps)),
    });
  await read(false);
  await read(undefined);
  assert.deepEqual(calls, ['undefined']);
});
