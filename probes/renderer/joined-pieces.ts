import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {combineChunks, type CombineChunksOptions} from '@remotion/renderer';
import {ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'combineChunks() joins TS pieces of H.264, ends after the first of two MP4 pieces, has no sound without audio pieces, replaces a file, ends with 1, and refuses missing and relative paths.',
  async () => {
    process.env.TMPDIR = newFolder();
    const mp4 = await media('silent.mp4');
    const ts = await made('piece.ts', `-i ${mp4} -c copy -f mpegts`);
    const outputLocation = path.join(newFolder(), 'voyage.mp4');
    fs.writeFileSync(outputLocation, 'of an earlier voyage');
    const progress: {totalProgress: number; frames: number}[] = [];
    const join = async (videoFiles: string[], options: Partial<CombineChunksOptions> = {}) => {
      await combineChunks({
        ...{videoFiles, audioFiles: [], outputLocation, codec: 'h264', fps: 30, framesPerChunk: 60, compositionDurationInFrames: 120},
        ...{preferLossless: false, logLevel: 'error', onProgress: (now) => progress.push(now)},
        ...options,
      });
      const {streams} = await ffprobe(outputLocation);
      return streams.map(({codec_type, nb_read_frames}) => `${codec_type as string} ${nb_read_frames as string}`);
    };
    assert.deepEqual(await join([ts, ts]), ['video 120']);
    assert.deepEqual(progress.at(-1), {totalProgress: 1, frames: 120});
    assert.deepEqual(await join([mp4, mp4]), ['video 60']);
    // The pieces are still there.
    assert.ok([mp4, ts].every((file) => fs.existsSync(file)));
    for (const file of ['piece.ts', path.relative(process.cwd(), ts), path.join(path.dirname(ts), 'lost.ts')])
      await assert.rejects(join([ts, file]), /No such file or directory/, file);
    await assert.rejects(join([ts], {outputLocation: path.join(path.dirname(outputLocation), 'new/voyage.mp4')}), /No such file or directory/);
  },
);
