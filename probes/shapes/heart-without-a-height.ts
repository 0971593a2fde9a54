import assert from 'node:assert/strict';
import {makeHeart} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('Without a height, the path of makeHeart() has no number but zeros, and nothing throws.', () => {
  const {path} = makeHeart({} as {height: number});
  assert.deepEqual([...new Set(path.match(/[-\d.]+|NaN|undefined/g))].sort(), ['0', 'NaN', 'undefined']);
});
