import assert from 'node:assert/strict';
import {interpolatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('A path between two others is closed only if both are.', () => {
  const [closed, open] = ['M 0 0 L 10 0 L 10 10 Z', 'M 5 5 L 20 0 L 30 30'];
  assert.match(interpolatePath(0.5, closed, closed.replaceAll('10', '30')), /Z$/);
  assert.doesNotMatch(interpolatePath(0.5, closed, open), /Z$/);
  assert.doesNotMatch(interpolatePath(0.5, open, closed), /Z$/);
});
