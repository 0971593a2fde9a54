import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('In a sequence from 10 inside one from 20, a freeze at 35 shows frame 15 and one at 55 frame 35.', async (stage) => {
  const at = async (frame: number) => {
    const freeze = {type: 'freeze' as const, props: {frame}, parts: [{leaf: 'x'}]};
    const inner = {type: 'sequence' as const, props: {from: 10}, parts: [freeze]};
    return (await stage.seen([{type: 'sequence', props: {from: 20}, parts: [inner]}], 60)).x?.frame;
  };
  assert.deepEqual([await at(35), await at(55)], [15, 35]);
});
