import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With a scale of 2, a composition of 320 by 180 becomes an image of 640 by 360, and with 20 it is refused.', async (stage) => {
  const {width, height} = await stage.still({scene: 'FrameAsRed'}, {scale: 2});
  assert.deepEqual([width, height], [640, 360]);
  await assert.rejects(stage.still({scene: 'FrameAsRed'}, {scale: 20}), /"scale" must be smaller or equal than 16, but is 20/);
});
