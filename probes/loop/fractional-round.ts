import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('In a loop of 12.5 frames, the second round begins at 0.5 at frame 13 and the third one at 0 at frame 25.', async (stage) => {
  const parts = [{type: 'loop' as const, props: {durationInFrames: 12.5}, parts: [{leaf: 'x'}]}];
  assert.equal((await stage.seen(parts, 13)).x?.frame, 0.5);
  assert.equal((await stage.seen(parts, 25)).x?.frame, 0);
});
