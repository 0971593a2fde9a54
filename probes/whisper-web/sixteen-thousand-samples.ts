import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('resampleTo16Khz() returns 16,000 numbers for each second, whatever the sample rate of the file.', async (stage) => {
  for (const name of ['tone.wav', 'tone-44100.wav'] as const) {
    const file = fs.readFileSync(await media(name));
    const origin = await stage.serve((_, response) => response.writeHead(200, {'access-control-allow-origin': '*'}).end(file));
    const {peak, length} = await stage.compute('resample', {src: `${origin}/tone.wav`});
    assert.equal(length, 32_000);
    assert.ok(peak > 0.05);
  }
});
