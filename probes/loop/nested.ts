import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A loop of 30 frames in one of 75 starts at 0, 30, 60, 75, 105 and 135.', async (stage) => {
  const inner = {type: 'loop' as const, props: {durationInFrames: 30}, parts: [{leaf: 'x'}]};
  const parts = [{type: 'loop' as const, props: {durationInFrames: 75}, parts: [inner]}];
  for (const start of [0, 30, 60, 75, 105, 135]) assert.equal((await stage.seen(parts, start, 200)).x?.frame, 0, String(start));
  assert.equal((await stage.seen(parts, 74, 200)).x?.frame, 14);
});
