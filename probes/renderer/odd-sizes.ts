import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Renders of an odd width fail: H.264 with "width not divisible by 2", H.265 with "Picture width must be an integer multiple of the specified chroma subsampling"; with yuv444p, they do not.',
  async (stage) => {
    const film = (codec: 'h264' | 'h265', pixelFormat: 'yuv420p' | 'yuv444p') =>
      stage.film({scene: 'FrameAsRed', width: 321, durationInFrames: 2}, `${codec}-${pixelFormat}.mp4`, {codec, pixelFormat});
    await assert.rejects(film('h264', 'yuv420p'), /width not divisible by 2/);
    await assert.rejects(film('h265', 'yuv420p'), /Picture width must be an integer multiple of the specified chroma subsampling/);
    await assert.doesNotReject(film('h264', 'yuv444p'));
    await assert.doesNotReject(film('h265', 'yuv444p'));
  },
);
