import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A sequence with from -15 and 40 frames is mounted from frame 0, where its frame is 15, to frame 24.', async (stage) => {
  const parts = [{type: 'sequence' as const, props: {from: -15, durationInFrames: 40}, parts: [{leaf: 'cut'}]}];
  assert.equal((await stage.seen(parts, 0)).cut?.frame, 15);
  assert.equal((await stage.seen(parts, 24)).cut?.frame, 39);
  assert.equal((await stage.seen(parts, 25)).cut, undefined);
});
