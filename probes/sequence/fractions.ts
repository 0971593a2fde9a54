import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A sequence from 2.5 is at 0.5 at frame 3 and not mounted at frame 2.', async (stage) => {
  const parts = [{type: 'sequence' as const, props: {from: 2.5}, parts: [{leaf: 'half'}]}];
  assert.equal((await stage.seen(parts, 3)).half?.frame, 0.5);
  assert.equal((await stage.seen(parts, 2)).half, undefined);
});
