import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A sequence from 20 inside one from 10 begins at frame 30 with its frame 0.', async (stage) => {
  const parts = [{type: 'sequence' as const, props: {from: 10}, parts: [{type: 'sequence' as const, props: {from: 20}, parts: [{leaf: 'inner'}]}]}];
  assert.equal((await stage.seen(parts, 29)).inner, undefined);
  assert.equal((await stage.seen(parts, 30)).inner?.frame, 0);
});
