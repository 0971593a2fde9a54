import assert from 'node:assert/strict';
import {getInstructionIndexAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('A length above that of the path throws both lengths, and a negative one throws.', () => {
  const at = (length: number) => getInstructionIndexAtLength('M 0 0 L 10 0 L 10 10', length);
  assert.throws(() => at(25), /A length of 25 was passed to getInstructionIndexAtLength\(\) but the total length of the path is only 20/);
  assert.throws(() => at(-1), /Length less than 0 was passed/);
  assert.ok(Number.isNaN(at(NaN).lengthIntoInstruction));
});
