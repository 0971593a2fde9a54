import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Inside a sequence from frame 10 of a composition of 60 frames, the duration is 50.', async (stage) => {
  const parts = [{type: 'sequence' as const, props: {from: 10}, parts: [{leaf: 'rest'}]}];
  assert.equal((await stage.seen(parts, 30, 60)).rest?.durationInFrames, 50);
});
