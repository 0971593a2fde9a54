import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A loop of two rounds of 10 frames is gone at frame 20, and one of 0 rounds shows nothing.', async (stage) => {
  const at = async (times: number, frame: number) =>
    Boolean((await stage.seen([{type: 'loop', props: {durationInFrames: 10, times}, parts: [{leaf: 'x'}]}], frame)).x);
  assert.deepEqual([await at(2, 19), await at(2, 20), await at(0, 0)], [true, false, false]);
});
