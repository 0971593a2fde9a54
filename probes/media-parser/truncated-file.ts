import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A third of an MP4 gives its duration and size if the index is at the beginning, and null or an error if it is at the end.', async () => {
  const beginning = async (name: MediaName, share: number) => {
    const content = fs.readFileSync(await media(name));
    const src = new File([new Uint8Array(content.subarray(0, content.length * share))], name);
    const {durationInSeconds, dimensions} = await parseMedia({src, fields: {durationInSeconds: true, dimensions: true}, acknowledgeRemotionLicense: true});
    return [durationInSeconds === null ? null : Math.round(durationInSeconds), dimensions?.width ?? null];
  };
  assert.deepEqual(await beginning('plain.mp4', 0.33), [4, 160]);
  assert.deepEqual(await beginning('long.mp4', 0.33), [null, null]);
  await assert.rejects(beginning('long.mp4', 0.9), /Offset is outside the bounds of the DataView/);
});
