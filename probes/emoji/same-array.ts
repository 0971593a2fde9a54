import assert from 'node:assert/strict';
import {getAvailableEmojis} from '@remotion/animated-emoji';
import {inNode} from '../lib/probe';

export default inNode('getAvailableEmojis() returns the same array at each call.', () => {
  assert.equal(getAvailableEmojis(), getAvailableEmojis());
});
