import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('An MP3 with an ID3v1 tag at its end fails with a RangeError after all samples but the last.', async () => {
  const plain = new Uint8Array(fs.readFileSync(await media('tone.mp3')));
  const tag = new TextEncoder().encode('TAG'.padEnd(128, '\0'));
  let samples = 0;
  const read = async (...parts: Uint8Array<ArrayBuffer>[]) => {
    samples = 0;
    await parseMedia({src: new File(parts, 'tone.mp3'), acknowledgeRemotionLicense: true, onAudioTrack: () => () => void samples++});
  };
  await read(plain);
  const all = samples;
  await assert.rejects(read(plain, tag), {name: 'RangeError', message: 'Offset is outside the bounds of the DataView'});
  assert.equal(samples, all - 1);
});
