import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {withExtractor} from '../lib/extractor';
import {ffmpeg} from '../lib/media';
import {decodePng} from '../lib/picture';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** How the commands of the page encode: VP9 with yuva420p, and ProRes 4444. */
const FILES = {
  'score.webm': '-c:v libvpx-vp9 -pix_fmt yuva420p -auto-alt-ref 0',
  'score.mov': '-c:v prores_ks -profile:v 4 -pix_fmt yuva444p10le',
};

export default inNode(
  'The middle of the bug is painted with an opacity of 85 percent, and a WebM with VP9 in yuva420p and a MOV with ProRes 4444 both keep it, to one percent.',
  async () => {
    const page = fs.readFileSync('docs/recipes/transparent-video.mdx', 'utf8');
    const [, middle, opacity] = /<div style=\{\{padding: '0 32px', background: 'rgba\((\d+, \d+, \d+), ([\d.]+)\)'\}\}>\{score\}<\/div>/.exec(page)!;
    assert.equal(Number(opacity), 0.85);
    for (const flags of ['--codec=vp9 --image-format=png --pixel-format=yuva420p', '--codec=prores --prores-profile=4444 --image-format=png'])
      assert.ok(page.includes(flags), flags);
    const folder = newFolder();
    const pixel = Buffer.from([...middle!.split(', ').map(Number), Math.round(0.85 * 255)]);
    fs.writeFileSync(path.join(folder, 'picture.rgb'), Buffer.concat(Array.from({length: 64 * 32}, () => pixel)));
    await withExtractor(async (extract) => {
      for (const [name, encoded] of Object.entries(FILES)) {
        const picture = '-v error -f image2 -loop 1 -framerate 25 -c:v rawvideo -pixel_format rgba -video_size 64x32 -i picture.rgb -t 0.2';
        const {exitCode, stderr} = await ffmpeg(`${picture} ${encoded} ${name}`.split(' '), folder);
        assert.equal(exitCode, 0, stderr);
        const alpha = decodePng(await extract(path.join(folder, name), 0, true)).at(32, 16)[3];
        assert.ok(Math.abs(alpha / 255 - 0.85) < 0.01, `${name}: ${alpha}`);
      }
    });
  },
);
