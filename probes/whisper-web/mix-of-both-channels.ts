import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Mixing both channels with an OfflineAudioContext keeps sound that is on the right alone, at 16,000 samples per second.',
  async (stage) => {
    const file = fs.readFileSync(await media('right-only.wav'));
    const origin = await stage.serve((_, response) => response.writeHead(200, {'access-control-allow-origin': '*'}).end(file));
    const {peak, length} = await stage.compute('mix', {src: `${origin}/right.wav`});
    assert.equal(length, 32_000);
    assert.ok(peak > 0.02, String(peak));
  },
);
