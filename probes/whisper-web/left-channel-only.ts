import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('resampleTo16Khz() uses the left channel only: sound on the right alone becomes silence.', async (stage) => {
  const file = fs.readFileSync(await media('right-only.wav'));
  const origin = await stage.serve((_, response) => response.writeHead(200, {'access-control-allow-origin': '*'}).end(file));
  const {peak, length} = await stage.compute('resample', {src: `${origin}/right.wav`});
  assert.equal(length, 32_000);
  assert.ok(peak < 0.001, String(peak));
});
