import assert from 'node:assert/strict';
import {cutPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('cutPath() returns an empty string for a path that does not begin with M, and throws for an empty one.', () => {
  assert.equal(cutPath('l 10 10', 5), '');
  assert.throws(() => cutPath('', 5), /No path provided/);
});
