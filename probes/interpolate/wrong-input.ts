import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolate() throws for undefined and for numbers in strings, and returns NaN for NaN.', () => {
  const at = (input: unknown) => interpolate(input as number, [0, 1], [0, 1]);
  assert.throws(() => at(undefined), /input can not be undefined/);
  for (const input of ['5', null, {}, []]) assert.throws(() => at(input), /Cannot interpolate an input which is not a number/);
  assert.ok(Number.isNaN(at(NaN)));
});
