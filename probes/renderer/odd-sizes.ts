import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('An H.264 render with an odd width fails with "width not divisible by 2".', async (stage) => {
  await assert.rejects(stage.film({scene: 'FrameAsRed', width: 321, durationInFrames: 2}, 'odd.mp4', {codec: 'h264'}), /width not divisible by 2/);
});
