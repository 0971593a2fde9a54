import assert from 'node:assert/strict';
import {cutPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('cutPath() of a line of 100 units returns what the table says for 40, 0, 100 and NaN.', () => {
  const cut = (length: number) => cutPath('M 0 0 L 100 0', length);
  assert.equal(cut(40), 'M 0 0 L 40 0');
  for (const length of [0, -5]) assert.equal(cut(length), 'M 0 0');
  for (const length of [100, 150, NaN]) assert.equal(cut(length), 'M 0 0 L 100 0');
});
