import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A timeout below 7000 ms is refused with its number.', async (stage) => {
  await assert.rejects(
    stage.film({scene: 'FrameAsRed'}, 'a.mp4', {codec: 'h264', timeoutInMilliseconds: 1000}),
    /'timeoutInMilliseconds' should be bigger or equal than 7000, but is 1000/,
  );
});
