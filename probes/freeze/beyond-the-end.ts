import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A freeze at frame 500 of a composition of 100 frames shows frame 99, and fractions and negative numbers are passed on.',
  async (stage) => {
    const at = async (frame: number) => (await stage.seen([{type: 'freeze', props: {frame}, parts: [{leaf: 'x'}]}], 10)).x?.frame;
    assert.deepEqual([await at(500), await at(2.5), await at(-3)], [99, 2.5, -3]);
  },
);
