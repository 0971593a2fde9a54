import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With an offset of -15 two scenes are mounted for 15 frames, and with 15 none is mounted for 15 frames.', async (stage) => {
  const at = async (offset: number, frame: number) => {
    const scenes = [
      {durationInFrames: 40, parts: [{leaf: 'a'}]},
      {durationInFrames: 40, offset, parts: [{leaf: 'b'}]},
    ];
    return Object.keys(await stage.seen([{type: 'series', scenes}], frame))
      .sort()
      .join();
  };
  assert.deepEqual([await at(-15, 24), await at(-15, 25), await at(-15, 39), await at(-15, 40)], ['a', 'a,b', 'a,b', 'b']);
  assert.deepEqual([await at(15, 40), await at(15, 54), await at(15, 55)], ['', '', 'b']);
});
