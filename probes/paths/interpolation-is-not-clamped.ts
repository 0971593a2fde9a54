import assert from 'node:assert/strict';
import {interpolatePath, parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('With a value of 2, interpolatePath() goes as far again in the same direction.', () => {
  const [, end] = parsePath(interpolatePath(2, 'M 0 0 L 10 0', 'M 0 0 L 30 0'));
  assert.ok(end && 'x' in end && end.x === 50);
});
