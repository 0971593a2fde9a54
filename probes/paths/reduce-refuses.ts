import assert from 'node:assert/strict';
import {reduceInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('reduceInstructions() throws for unknown types, for text and for nothing, and returns an empty list for an empty one.', () => {
  assert.throws(() => reduceInstructions([{type: 'X'}] as never), /Unknown instruction type: X/);
  assert.throws(() => reduceInstructions('M 0 0' as never), /Unknown instruction type: undefined/);
  assert.throws(() => reduceInstructions(undefined as never), /Cannot read properties of undefined \(reading 'length'\)/);
  assert.deepEqual(reduceInstructions([]), []);
});
