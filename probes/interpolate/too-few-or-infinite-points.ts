import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Fewer than two points and Infinity in the range throw, each with its own message.', () => {
  for (const range of [[], [1]]) assert.throws(() => interpolate(0, range, range), /inputRange must have at least 2 elements/);
  assert.throws(() => interpolate(0, [0, Infinity], [0, 1]), /inputRange must contain only finite numbers, but got \[0,Infinity\]/);
});
