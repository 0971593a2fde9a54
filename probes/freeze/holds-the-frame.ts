import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With active from frame 40 on, a freeze at 40 shows frame 39 at 39 and frame 40 at 40 and 90.', async (stage) => {
  const parts = [{type: 'freeze' as const, props: {frame: 40, activeFrom: 40}, parts: [{leaf: 'x'}]}];
  for (const [frame, own] of [
    [39, 39],
    [40, 40],
    [90, 40],
  ] as const)
    assert.equal((await stage.seen(parts, frame)).x?.frame, own);
});
