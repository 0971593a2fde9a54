import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {ffmpeg, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Options = Record<string, unknown>;
const {generateFfmpegArgs} = installed<{generateFfmpegArgs: (options: Options) => string[][]}>('@remotion/renderer/dist/ffmpeg-args.js');

const REST = {crf: null, videoBitrate: null, encodingMaxRate: null, encodingBufferSize: null, pixelFormat: 'yuv420p', indent: false, logLevel: 'error'};

export default slowInNode(
  'Without a preset, none is passed to the encoder; where it is not refused, FFmpeg uses it for H.265 and leaves it out for VP8, VP9 and ProRes.',
  async () => {
    const encoding = (codec: string, x264Preset: string | null) => generateFfmpegArgs({...REST, codec, x264Preset}).flat();
    assert.equal(encoding('h264', null).includes('-preset'), false);
    const source = await media('silent.mp4');
    const encode = async (codec: string) => {
      const file = path.join(newFolder(), 'x.mov');
      const container = codec === 'prores' ? [] : ['-f', 'matroska'];
      const {exitCode, stderr} = await ffmpeg(['-i', source, '-t', '0.2', ...encoding(codec, 'ultrafast'), ...container, file]);
      return [exitCode, /Codec AVOption preset .* has not been used for any stream/.test(stderr)];
    };
    for (const codec of ['h264', 'h265']) assert.deepEqual(await encode(codec), [0, false], codec);
    for (const codec of ['vp8', 'vp9', 'prores']) assert.deepEqual(await encode(codec), [0, true], codec);
  },
);
