import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('An arc whose flags are not separated is refused, and read with spaces between them; letters that are no command are skipped.', () => {
  assert.throws(() => parsePath('M 0 0 a 1 1 0 01 1 1'), /was expected to have a multiple of 7 numbers/);
  assert.equal(parsePath('M 0 0 a 1 1 0 0 1 1 1').length, 2);
  assert.deepEqual(parsePath('M 0 0 X L 5 5'), parsePath('M 0 0 L 5 5'));
});
