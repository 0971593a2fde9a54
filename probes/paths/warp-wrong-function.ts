import assert from 'node:assert/strict';
import {warpPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('warpPath() throws without a function and for one that returns nothing, and writes a missing field as undefined.', () => {
  assert.throws(() => warpPath('M 0 0 L 1 1', undefined as never), /transformer is not a function/);
  assert.throws(() => warpPath('M 0 0 L 1 1', (() => undefined) as never), /Cannot destructure property 'x' of 'transformer\(\.\.\.\)' as it is undefined\./);
  assert.match(warpPath('M 0 0 L 1 1', (() => ({x: 1})) as never), /undefined/);
});
