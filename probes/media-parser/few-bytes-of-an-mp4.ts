import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Of an MP4 of 43 kB with its index at the beginning, the first 8, 100 or 1,000 bytes make the call fail, and the first 20 or 40 give null.',
  async () => {
    const content = fs.readFileSync(await media('plain.mp4'));
    const beginning = async (bytes: number) => {
      const src = new File([new Uint8Array(content.subarray(0, bytes))], 'few.mp4');
      const {durationInSeconds, dimensions} = await parseMedia({src, fields: {durationInSeconds: true, dimensions: true}, acknowledgeRemotionLicense: true});
      return [durationInSeconds, dimensions];
    };
    assert.equal(Math.floor(content.length / 1000), 43);
    for (const bytes of [8, 100, 1000]) await assert.rejects(beginning(bytes), /Offset is outside the bounds of the DataView/, String(bytes));
    for (const bytes of [20, 40]) assert.deepEqual(await beginning(bytes), [null, null], String(bytes));
  },
);
