import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('In a loop of 40 frames, the frame is 0 again at frames 40 and 80, in rounds 1 and 2.', async (stage) => {
  const parts = [{type: 'loop' as const, props: {durationInFrames: 40}, parts: [{leaf: 'dot'}]}];
  const at = async (frame: number) => {
    const {dot} = await stage.seen(parts, frame);
    return [dot?.frame, dot?.round];
  };
  assert.deepEqual(
    [await at(0), await at(39), await at(40), await at(80)],
    [
      [0, 0],
      [39, 0],
      [0, 1],
      [0, 2],
    ],
  );
});
