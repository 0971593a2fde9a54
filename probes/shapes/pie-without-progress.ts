import assert from 'node:assert/strict';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('NaN and a missing progress yield half a disc.', () => {
  for (const progress of [NaN, undefined]) assert.equal(makePie({radius: 100, progress: progress as number}).path, 'M 100 0 A 100 100 0 0 1 100 200 Z');
});
