import assert from 'node:assert/strict';
import {getLength, parsePath, reduceInstructions, serializeInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Half a circle of radius 50, reduced to curves, is 0.02 units longer than by the formula.', () => {
  const curves = serializeInstructions(reduceInstructions(parsePath('M 0 0 A 50 50 0 0 1 100 0')));
  assert.equal((getLength(curves) - 50 * Math.PI).toFixed(2), '0.02');
});
