import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('In the last round of a composition of 100 frames, a loop of 40 frames has a duration of 20.', async (stage) => {
  const parts = [{type: 'loop' as const, props: {durationInFrames: 40}, parts: [{leaf: 'dot'}]}];
  assert.equal((await stage.seen(parts, 30)).dot?.durationInFrames, 40);
  assert.equal((await stage.seen(parts, 90)).dot?.durationInFrames, 20);
});
