import assert from 'node:assert/strict';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {makeCancelSignal} from '@remotion/renderer';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A render that is canceled when all its frames are rendered rejects, and FFmpeg writes the whole file all the same.',
  async (stage) => {
    const {cancelSignal, cancel} = makeCancelSignal();
    const film = stage.film({scene: 'FrameAsRed', durationInFrames: 20}, 'c.mov', {
      codec: 'prores',
      cancelSignal,
      ffmpegOverride: ({args}) => {
        cancel();
        return args;
      },
    });
    await assert.rejects(film, /renderMedia\(\) got cancelled/);
    const frames = async () => {
      const {streams = []} = await ffprobe(path.join(stage.folder, 'c.mov'));
      return streams.find(({codec_type}) => codec_type === 'video')?.nb_read_frames;
    };
    while ((await frames()) !== '20') await wait(100);
  },
);
