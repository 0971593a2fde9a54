import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {failure, patched} from '../lib/failure';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'An MP4 with audio or video in a codec that the parser knows by name and does not support fails whatever is asked for; a codec without a known name becomes a track of the type other.',
  async () => {
    const file = await media('plain.mp4');
    const asked = [undefined, {fields: {dimensions: true}}, {fields: {durationInSeconds: true}}];
    for (const codec of ['ulaw', 'alaw', 'QDM2', 'fl32', 'in32', 'ima4'])
      for (const options of asked) assert.equal(await failure(patched(file, ['stsd', 'mp4a'], codec), options), `Unknown audio format: ${codec}`);
    for (const codec of ['mp4v', 'jpeg', 'mjpa', 'SVQ3', 'cvid', 'rle '])
      for (const options of asked) assert.equal(await failure(patched(file, ['stsd', 'avc1'], codec), options), 'Could not find video codec');

    // The number of the codec stands behind the headers of three descriptions.
    const objectType = 4 + 4 + 8 + 5;
    assert.equal(fs.readFileSync(file)[fs.readFileSync(file).indexOf('esds') + objectType], 64);
    for (const number of [105, 103]) assert.equal(await failure(patched(file, ['stsd', 'esds'], [number], objectType)), `Unknown mp4a codec: ${number}`);
    assert.equal(await failure(patched(file, ['stsd', 'esds'], [107], objectType)), '');

    const src = new File([new Uint8Array(patched(file, ['stsd', 'avc1'], 'reef'))], 'file');
    const {tracks} = await parseMedia({src, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    assert.deepEqual(
      tracks.map(({type}) => type),
      ['other', 'audio'],
    );
  },
);
