import assert from 'node:assert/strict';
import {serializeInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('serializeInstructions() does what the table says for empty lists, unknown types, missing fields, strings and nothing.', () => {
  assert.equal(serializeInstructions([]), '');
  assert.throws(() => serializeInstructions([{type: 'z'}] as never), /Unknown instruction type: z/);
  assert.equal(serializeInstructions([{type: 'L'}] as never), 'L undefined undefined');
  assert.equal(serializeInstructions([{type: 'L', x: NaN, y: 0}]), 'L NaN 0');
  assert.throws(() => serializeInstructions('M 0 0' as never), /path\.map is not a function/);
  assert.throws(() => serializeInstructions(undefined as never), /Cannot read properties of undefined \(reading 'map'\)/);
});
