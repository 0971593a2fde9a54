import assert from 'node:assert/strict';
import fs from 'node:fs';
import {installed} from '../lib/installed';
import {ffprobe, made, media} from '../lib/media';
import {inNode} from '../lib/probe';

const {convertNumberOfGifLoopsToFfmpegSyntax} = installed<{convertNumberOfGifLoopsToFfmpegSyntax: (loops: number | null) => string}>(
  '@remotion/renderer/dist/convert-number-of-gif-loops-to-ffmpeg.js',
);

/** How often a GIF says that it is repeated after the first time: 0 stands for without end. */
async function repetitions(loops: number | null): Promise<number | undefined> {
  const given = convertNumberOfGifLoopsToFfmpegSyntax(loops);
  const file = await made(
    `repeated-${String(loops)}.gif`,
    `-i ${await media('silent.mp4')} -t 0.5 -loop ${given} -metadata title=Tides -metadata comment=Made`,
  );
  const {tags} = (await ffprobe(file)).format;
  assert.deepEqual([tags?.title, tags?.comment], [undefined, undefined]);
  const content = fs.readFileSync(file);
  const start = content.indexOf('NETSCAPE2.0');
  return start === -1 ? undefined : content.readUInt16LE(start + 13);
}

export default inNode(
  'A GIF with numberOfGifLoops 0 says nothing about repetitions, with 1 that there is one, and with null that they never end; it has no tags.',
  async () => {
    assert.equal(await repetitions(0), undefined);
    assert.equal(await repetitions(1), 1);
    assert.equal(await repetitions(5), 5);
    assert.equal(await repetitions(null), 0);
  },
);
