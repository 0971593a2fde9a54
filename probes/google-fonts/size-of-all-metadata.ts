import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {inNode} from '../lib/probe';

export default inNode('As compact JSON, the metadata of all families in @remotion/google-fonts takes 17 MB.', async () => {
  let bytes = 0;
  for (const font of getAvailableFonts()) {
    const {getInfo} = await font.load();
    bytes += Buffer.byteLength(JSON.stringify(getInfo()));
  }
  assert.equal(Math.round(bytes / 1e6), 17);
});
