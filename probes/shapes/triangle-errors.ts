import assert from 'node:assert/strict';
import {makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A triangle throws for a length in a string and for an unknown direction.', () => {
  assert.throws(() => makeTriangle({length: '200' as never, direction: 'up'}), /"length" of a triangle must be a number, got "200"/);
  assert.throws(() => makeTriangle({length: 200, direction: 'north' as never}), /Cannot read properties of undefined \(reading 'map'\)/);
});
