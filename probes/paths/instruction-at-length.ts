import assert from 'node:assert/strict';
import {getInstructionIndexAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('getInstructionIndexAtLength() returns what the table says, and at a corner the earlier stretch.', () => {
  const at = (length: number) => Object.values(getInstructionIndexAtLength('M 0 0 L 10 0 L 10 10', length)).sort().join();
  assert.deepEqual([0, 3, 10, 14, 20].map(at), ['0,0', '0,3', '0,10', '1,4', '1,10']);
  assert.equal(getInstructionIndexAtLength('M 0 0 H 10 M 0 50 H 10', 15).index, 2);
});
