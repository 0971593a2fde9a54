import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('With everyNthFrame 3, a GIF of 12 frames at 30 per second has 4 frames of a tenth of a second.', async (stage) => {
  const {file} = await stage.film({scene: 'FrameAsRed', width: 40, height: 40, durationInFrames: 12}, 'third.gif', {codec: 'gif', everyNthFrame: 3});
  const {streams, format} = await ffprobe(file);
  assert.equal(streams[0]?.nb_read_frames, '4');
  assert.ok(Math.abs(Number(format.duration) - 0.4) < 0.02, format.duration);
});
