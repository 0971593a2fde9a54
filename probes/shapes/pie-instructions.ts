import assert from 'node:assert/strict';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('Above half a disc there is a second arc, and at 0 and 1 there is no line to the center.', () => {
  const types = (progress: number) =>
    makePie({radius: 100, progress})
      .instructions.map(({type}) => type)
      .join('');
  assert.deepEqual([0.3, 0.6].map(types), ['MALZ', 'MAALZ']);
  for (const progress of [0, 1]) assert.ok(!types(progress).includes('L'), types(progress));
});
