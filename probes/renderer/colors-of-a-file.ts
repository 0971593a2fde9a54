import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'An MP4 made of JPEG screenshots is tagged bt470bg in full range, one with bt709 and PNG as bt709 in limited range, and its pixels are those of the composition times the scale.',
  async (stage) => {
    const stream = async (name: string, options: object) => {
      const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 2}, name, {codec: 'h264', muted: true, ...options});
      const {width, height, color_space: matrix, color_range: range, pix_fmt: format} = (await ffprobe(file)).streams[0] ?? {};
      return [width, height, matrix, range, format];
    };
    assert.deepEqual(await stream('plain.mp4', {}), [320, 180, 'bt470bg', 'pc', 'yuvj420p']);
    assert.deepEqual(await stream('sharp.mp4', {colorSpace: 'bt709', imageFormat: 'png', scale: 1.5}), [480, 270, 'bt709', 'tv', 'yuv420p']);
    assert.deepEqual(await stream('all.mp4', {pixelFormat: 'yuv444p', imageFormat: 'png'}), [320, 180, undefined, undefined, 'yuv444p']);
  },
);
