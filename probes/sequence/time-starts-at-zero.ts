import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Within a sequence that begins at frame 50, the frame is 0 at frame 50, and nothing is mounted at frame 49.', async (stage) => {
  const parts = [{type: 'sequence' as const, props: {from: 50}, parts: [{leaf: 'second'}]}];
  assert.equal((await stage.seen(parts, 50)).second?.frame, 0);
  assert.equal((await stage.seen(parts, 49)).second, undefined);
});
