import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('The range 3 to 5 renders three frames, and a single number one.', async (stage) => {
  const frames = async (frameRange: number | [number, number]) => {
    const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 10}, `${String(frameRange)}.mp4`, {codec: 'h264', frameRange});
    return (await ffprobe(file)).streams.find(({codec_type}) => codec_type === 'video')?.nb_read_frames;
  };
  assert.deepEqual([await frames([3, 5]), await frames(4)], ['3', '1']);
});
