import assert from 'node:assert/strict';
import path from 'node:path';
import {combineChunks, type CombineChunksOptions} from '@remotion/renderer';
import {ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'With h264, a missing video piece rejects, and a missing audio piece ends the sound without an error; so does a missing video piece of vp8 with the picture. frames may be a fraction, and totalProgress exceed 1.',
  async () => {
    process.env.TMPDIR = newFolder();
    const ts = await made('piece.ts', `-i ${await media('silent.mp4')} -c copy -f mpegts`);
    const webm = await made('piece.webm', `-i ${await media('plain.webm')} -an -c copy`);
    const [aac, mp3] = [await media('tone.aac'), await media('tone.mp3')];
    const lost = (file: string) => path.join(path.dirname(file), `lost${path.extname(file)}`);
    const progress: {totalProgress: number; frames: number}[] = [];
    const join = async (codec: 'h264' | 'vp8' | 'mp3', videoFiles: string[], audioFiles: string[]) => {
      const outputLocation = path.join(newFolder(), `voyage.${{h264: 'mp4', vp8: 'webm', mp3: 'mp3'}[codec]}`);
      const options: CombineChunksOptions = {
        ...{videoFiles, audioFiles, outputLocation, codec, fps: 30, framesPerChunk: 60, compositionDurationInFrames: 120},
        ...{preferLossless: false, logLevel: 'error', onProgress: (now) => progress.push(now)},
      };
      await combineChunks(options);
      const {streams} = await ffprobe(outputLocation);
      return streams.map(({codec_type, nb_read_frames}) => [codec_type, Number(nb_read_frames)]);
    };
    await assert.rejects(join('h264', [ts, lost(ts)], []), /No such file or directory/);
    const [picture, sound] = await join('h264', [ts, ts], [aac, lost(aac)]);
    assert.deepEqual(picture, ['video', 120]);
    // Of about 188 packets, half are there.
    assert.ok(sound?.[0] === 'audio' && Number(sound[1]) < 100);
    assert.deepEqual(await join('vp8', [webm, lost(webm)], []), [['video', 60]]);
    progress.splice(0);
    await join('mp3', [], [mp3, mp3]);
    assert.ok(progress.some(({frames}) => !Number.isInteger(frames)));
    assert.ok(progress.some(({totalProgress}) => totalProgress > 1 && totalProgress < 1.05));
    assert.deepEqual(progress.at(-1), {totalProgress: 1, frames: 120});
  },
);
