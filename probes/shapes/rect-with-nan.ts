import assert from 'node:assert/strict';
import {makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A rectangle with a corner radius and a width of 0 has NaN in its path, and one without a radius has not.', () => {
  assert.match(makeRect({width: 0, height: 50, cornerRadius: 10}).path, /NaN/);
  assert.doesNotMatch(makeRect({width: 0, height: 50}).path, /NaN/);
});
