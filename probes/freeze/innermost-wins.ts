import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A freeze at 7 inside one at 30 shows frame 7.', async (stage) => {
  const parts = [{type: 'freeze' as const, props: {frame: 30}, parts: [{type: 'freeze' as const, props: {frame: 7}, parts: [{leaf: 'x'}]}]}];
  assert.equal((await stage.seen(parts, 50)).x?.frame, 7);
});
