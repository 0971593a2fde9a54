import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {photo} from '../lib/boxes';
import {inNode} from '../lib/probe';

export default inNode('A HEIC or AVIF photo makes parseMedia() throw a RangeError.', async () => {
  for (const brand of ['heic', 'avif'] as const) {
    const src = new File([new Uint8Array(photo(brand))], `photo.${brand}`);
    await assert.rejects(parseMedia({src, fields: {container: true, videoCodec: true, slowDurationInSeconds: true}, acknowledgeRemotionLicense: true}), {
      name: 'RangeError',
      message: 'Offset is outside the bounds of the DataView',
    });
    assert.match(await src.slice(4, 12).text(), /^ftyp(hei[cx]|mif1|msf1|avi[fs])$/);
  }
});
