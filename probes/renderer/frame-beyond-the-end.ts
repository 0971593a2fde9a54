import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A frame beyond the end is refused, and a negative frame down to minus the duration renders the last one.', async (stage) => {
  const still = async (frame: number) => stage.still({scene: 'FrameAsRed', durationInFrames: 12, frame});
  await assert.rejects(still(12), /Cannot use frame 12: Duration of composition is 12, therefore the highest frame that can be rendered is 11/);
  for (const frame of [-1, -5, -12]) assert.equal((await still(frame)).at(10, 10)[0], 11, String(frame));
  await assert.rejects(still(-13));
});
