import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {withExtractor} from '../lib/extractor';
import {ffmpeg} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const SIZE = 64;

/** A second of 25 pictures, each a little brighter than the one before, and a file with an alpha channel. */
async function videos(): Promise<{gray: string; glass: string}> {
  const folder = newFolder();
  const make = async (input: string, output: string) => {
    const given = `-v error -f image2 -framerate 25 -c:v rawvideo -video_size ${SIZE}x${SIZE} ${input} ${output}`;
    assert.equal((await ffmpeg(given.split(' '), folder)).stderr, '');
  };
  fs.writeFileSync(path.join(folder, 'glass.rgba'), Buffer.alloc(SIZE * SIZE * 4, 90));
  await make('-loop 1 -pixel_format rgba -i glass.rgba -t 1', '-c:v libvpx -pix_fmt yuva420p -auto-alt-ref 0 glass.webm');
  for (let index = 0; index < 25; index++) fs.writeFileSync(path.join(folder, `${index}.rgb`), Buffer.alloc(SIZE * SIZE * 3, 16 + index * 9));
  await make('-pixel_format rgb24 -i %d.rgb', '-c:v libx264 -crf 1 -pix_fmt yuv420p gray.mp4');
  return {gray: path.join(folder, 'gray.mp4'), glass: path.join(folder, 'glass.webm')};
}

export default inNode(
  'In 30 frames of a second, a render shows each of the 25 pictures of a video, five of them twice; in 25 frames each once; after its end the last one. Frames come as BMP, those with alpha as PNG if transparent.',
  async () => {
    const {gray, glass} = await videos();
    await withExtractor(async (extract) => {
      /** The brightness of the pixel in the middle, by which a picture is known. */
      const shown = async (time: number) => {
        const bytes = await extract(gray, time);
        return bytes[bytes.readUInt32LE(10) + (SIZE * SIZE * 3) / 2];
      };
      const second = async (fps: number) => {
        const pictures: unknown[] = [];
        for (let frame = 0; frame < fps; frame++) pictures.push(await shown(frame / fps));
        return pictures;
      };
      const [more, same] = [await second(30), await second(25)];
      assert.deepEqual([more.length, new Set(more).size, same.length, new Set(same).size], [30, 25, 25, 25]);
      assert.deepEqual(new Set(more), new Set(same));
      for (const time of [0.99, 1, 1.5, 60]) assert.equal(await shown(time), same.at(-1), `${time}`);
      const kind = async (src: string, transparent: boolean) => (await extract(src, 0.5, transparent)).toString('latin1', 0, 2);
      assert.deepEqual([await kind(gray, false), await kind(gray, true), await kind(glass, false)], ['BM', 'BM', 'BM']);
      assert.equal(await kind(glass, true), '\u0089P');
    });
  },
);
