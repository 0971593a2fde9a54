import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, ffprobe, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'FFmpeg joins the segments of a playlist into an MP4 with -c copy, with all pictures and without encoding them again; the FFmpeg of the packages knows no protocol https.',
  async () => {
    const folder = newFolder();
    const run = async (args: string) => {
      const {exitCode, stderr} = await ffmpeg(args.split(' '), folder);
      assert.equal(exitCode, 0, stderr);
    };
    const original = await media('plain.ts');
    for (const [index, start] of [0, 2, 4].entries()) await run(`-v error -ss ${start} -t 2 -i ${original} -c copy -f mpegts part-${index}.ts`);
    const playlist = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:2', '#EXT-X-MEDIA-SEQUENCE:0'];
    const parts = [0, 1, 2].flatMap((index) => ['#EXTINF:2.0,', `part-${index}.ts`]);
    fs.writeFileSync(path.join(folder, 'stream.m3u8'), [...playlist, ...parts, '#EXT-X-ENDLIST', ''].join('\n'));
    await run('-v error -i stream.m3u8 -c copy match.mp4');
    const frames = async (file: string) => Number((await ffprobe(file)).streams.find(({codec_type: type}) => type === 'video')?.nb_read_frames);
    const each = await Promise.all([0, 1, 2].map((index) => frames(path.join(folder, `part-${index}.ts`))));
    assert.equal(
      await frames(path.join(folder, 'match.mp4')),
      each.reduce((sum, one) => sum + one, 0),
    );
    const protocols = (await ffmpeg(['-protocols'])).stdout.split(/\s+/);
    assert.deepEqual([protocols.includes('file'), protocols.includes('https')], [true, false]);
  },
);
