import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {withExtractor} from '../lib/extractor';
import {ffmpeg} from '../lib/media';
import {decodePng} from '../lib/picture';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Without transparent, a render extracts a bitmap in which transparent parts have the color that the file stores there and half-transparent ones are opaque; with it, a PNG with alpha, and of a file without alpha a bitmap.',
  async () => {
    const folder = newFolder();
    // Left black and transparent, in the middle green and half transparent.
    const pixels = Buffer.concat(Array.from({length: 64 * 32}, (_, index) => (index % 64 < 32 ? Buffer.from([0, 0, 0, 0]) : Buffer.from([0, 200, 0, 128]))));
    fs.writeFileSync(path.join(folder, 'picture.rgb'), pixels);
    const picture = '-v error -f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgba -video_size 64x32 -i picture.rgb -t 0.2';
    for (const args of ['-c:v libvpx -pix_fmt yuva420p -auto-alt-ref 0 confetti.webm', '-c:v libvpx -pix_fmt yuv420p opaque.webm']) {
      const {exitCode, stderr} = await ffmpeg(`${picture} ${args}`.split(' '), folder);
      assert.equal(exitCode, 0, stderr);
    }
    await withExtractor(async (extract) => {
      const frame = (name: string, transparent: boolean) => extract(path.join(folder, name), 0, transparent);
      const plain = await frame('confetti.webm', false);
      assert.deepEqual([plain.toString('latin1', 0, 2), plain.readUInt16LE(28)], ['BM', 24]);
      const at = (x: number) => [...plain.subarray(plain.readUInt32LE(10) + x * 3).subarray(0, 3)];
      assert.ok(
        at(4).every((value) => value < 20),
        at(4).join(),
      );
      assert.ok(at(60)[1]! > 180, at(60).join());
      const png = decodePng(await frame('confetti.webm', true));
      assert.equal(png.at(4, 10)[3], 0);
      assert.ok(Math.abs(png.at(60, 10)[3] - 128) < 10, png.at(60, 10).join());
      assert.equal((await frame('opaque.webm', true)).toString('latin1', 0, 2), 'BM');
    });
  },
);
