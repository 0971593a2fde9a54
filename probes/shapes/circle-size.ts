import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {makeCircle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A circle is twice as wide and high as its radius, and consists of two arcs.', () => {
  const {width, height, path} = makeCircle({radius: 100});
  assert.deepEqual([width, height], [200, 200]);
  assert.deepEqual(parsePath(path).filter(({type}) => type.toLowerCase() === 'a').length, 2);
});
