import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {withExtractor} from '../lib/extractor';
import {ffmpeg} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const SIZE = 64;

/** Two seconds of 25 frames each, which grow brighter, as MP4, as transport stream, and that copied into an MP4. */
async function videos(): Promise<string[]> {
  const folder = newFolder();
  const make = async (args: string) => assert.equal((await ffmpeg(`-v error ${args}`.split(' '), folder)).stderr, '');
  for (let index = 0; index < 50; index++) fs.writeFileSync(path.join(folder, `${index}.rgb`), Buffer.alloc(SIZE * SIZE * 3, 16 + index * 4));
  const film = `-f image2 -framerate 25 -c:v rawvideo -video_size ${SIZE}x${SIZE} -pixel_format rgb24 -i %d.rgb -c:v libx264 -crf 1 -pix_fmt yuv420p`;
  await make(`${film} news.mp4`);
  await make(`${film} -f mpegts news.ts`);
  await make('-i news.ts -c copy copied.mp4');
  return ['news.mp4', 'news.ts', 'copied.mp4'].map((name) => path.join(folder, name));
}

export default inNode(
  'From a transport stream whose times begin at 1.4 seconds, a render extracts frames that much too late: at 1 second the first one; copied into an MP4, it is extracted as an MP4 made at once.',
  async () => {
    const [mp4 = '', ts = '', copied = ''] = await videos();
    await withExtractor(async (extract) => {
      /** The number of the frame, by its brightness. */
      const shown = async (src: string, time: number) => {
        const bytes = await extract(src, time);
        return Math.round((bytes[bytes.readUInt32LE(10) + (SIZE * SIZE * 3) / 2]! - 16) / 4);
      };
      const times = [0, 0.48, 1, 1.6];
      const frames = async (src: string) => {
        const found: number[] = [];
        for (const time of times) found.push(await shown(src, time));
        return found;
      };
      assert.deepEqual(await frames(mp4), [0, 12, 25, 40]);
      assert.deepEqual(await frames(copied), [0, 12, 25, 40]);
      const late = await frames(ts);
      assert.deepEqual(late.slice(0, 3), [0, 0, 0]);
      assert.ok(late[3]! > 0 && late[3]! < 10, late.join());
    });
  },
);
