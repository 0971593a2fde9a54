import assert from 'node:assert/strict';
import {makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A missing width ends up as undefined in the path of makeRect().', () => {
  assert.match(makeRect({height: 10} as {width: number; height: number}).path, /undefined/);
});
