import assert from 'node:assert/strict';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A pie is twice as wide and high as its radius at any progress.', () => {
  for (const progress of [0, 0.1, 0.5, 1]) {
    const {width, height} = makePie({radius: 50, progress});
    assert.deepEqual([width, height], [100, 100]);
  }
});
