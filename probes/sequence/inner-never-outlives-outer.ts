import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A sequence of 50 frames inside one of 20 is gone after 20 frames.', async (stage) => {
  const inner = {type: 'sequence' as const, props: {durationInFrames: 50}, parts: [{leaf: 'inner'}]};
  const parts = [{type: 'sequence' as const, props: {durationInFrames: 20}, parts: [inner]}];
  assert.equal((await stage.seen(parts, 19)).inner?.durationInFrames, 20);
  assert.equal((await stage.seen(parts, 20)).inner, undefined);
});
