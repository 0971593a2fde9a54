import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {ffprobe} from '../lib/media';

export default inBrowser('With H.264 and H.265, the pixel format yuva444p10le is accepted, and the file has no alpha channel.', async (stage) => {
  const stored = async (codec: 'h264' | 'h265') => {
    const options = {codec, imageFormat: 'png', pixelFormat: 'yuva444p10le'} as const;
    const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 2}, `${codec}.mp4`, options);
    return (await ffprobe(file)).streams.find(({codec_type}) => codec_type === 'video')?.pix_fmt;
  };
  assert.deepEqual([await stored('h264'), await stored('h265')], ['yuv444p10le', 'yuv444p']);
});
