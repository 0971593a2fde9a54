import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg} from '../lib/media';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

export default inBrowser('In a GIF, a pixel with an opacity below one half becomes transparent, and any other one opaque.', async (stage) => {
  const {file} = await stage.film({scene: 'Opacities', width: 90, height: 20, durationInFrames: 2}, 'bands.gif', {codec: 'gif', imageFormat: 'png'});
  const png = path.join(stage.folder, 'bands.png');
  await ffmpeg(['-v', 'error', '-i', file, '-frames:v', '1', '-pix_fmt', 'rgba', png]);
  const picture = decodePng(fs.readFileSync(png));
  const alphas = Array.from({length: 9}, (_, band) => picture.at(band * 10 + 5, 10)[3]);
  assert.deepEqual(alphas, [0, 0, 0, 0, 0, 255, 255, 255, 255]);
});
