import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A sequence from 20 inside a freeze is mounted if the frozen frame is 25 and not if it is 15.', async (stage) => {
  const at = async (frame: number) => {
    const sequence = {type: 'sequence' as const, props: {from: 20}, parts: [{leaf: 'x'}]};
    return (await stage.seen([{type: 'freeze', props: {frame}, parts: [sequence]}], 60)).x?.frame;
  };
  assert.deepEqual([await at(25), await at(15)], [5, undefined]);
});
