import assert from 'node:assert/strict';
import {parsePath, serializeInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('serializeInstructions() does not round, and writes the flags of an arc as 1 and 0.', () => {
  assert.equal(serializeInstructions([{type: 'M', x: 1 / 3, y: 1e-7}]), 'M 0.3333333333333333 1e-7');
  assert.equal(serializeInstructions(parsePath('M0,0L10,10A5 5 0 1 0 1 2z')), 'M 0 0 L 10 10 A 5 5 0 1 0 1 2 Z');
});
