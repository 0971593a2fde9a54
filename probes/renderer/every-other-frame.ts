import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('With everyNthFrame 2, ten frames at 30 per second become five at 15.', async (stage) => {
  const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 10}, 'half.mp4', {codec: 'h264', everyNthFrame: 2});
  const {streams} = await ffprobe(file);
  const video = streams.find(({codec_type}) => codec_type === 'video');
  assert.deepEqual([video?.nb_read_frames, video?.r_frame_rate], ['5', '15/1']);
});
