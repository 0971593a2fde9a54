import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {wav} from '../lib/wav';
import {inNode} from '../lib/probe';

export default inNode('A WAV of 8 bits, and one that is neither PCM nor extensible, are refused with the message of the table.', async () => {
  const read = (file: File) => parseMedia({src: file, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
  await assert.rejects(read(wav({bits: 8})), /Unsupported bits per sample: 8/);
  await assert.rejects(read(wav({format: 3, bits: 32})), /Only supporting WAVE with PCM audio format, but got 3/);
  assert.equal((await read(wav({bits: 16}))).durationInSeconds, 1);
});
