import assert from 'node:assert/strict';
import {makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The paths of makeTriangle() are those of its table, and a missing direction is right.', () => {
  const path = (direction?: string) => makeTriangle({length: 200, direction: direction as 'up'}).path;
  assert.equal(path('right'), 'M 0 0 L 0 200 L 173.20508075688772 100 L 0 0 Z');
  assert.equal(path('left'), 'M 173.20508075688772 0 L 173.20508075688772 200 L 0 100 L 173.20508075688772 0 Z');
  assert.equal(path('up'), 'M 100 0 L 0 173.20508075688772 L 200 173.20508075688772 L 100 0 Z');
  assert.equal(path('down'), 'M 0 0 L 200 0 L 100 173.20508075688772 L 0 0 Z');
  assert.equal(path(), path('right'));
});
