import assert from 'node:assert/strict';
import {scalePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('scalePath() returns what the table says, with the top left corner as the fixed point.', () => {
  const scaled = (x: number, y: number) => scalePath('M 10 10 L 20 30', x, y);
  assert.equal(scaled(2, 2), 'M 10 10 L 30 50');
  assert.equal(scaled(2, 0.5), 'M 10 10 L 30 20');
  assert.equal(scaled(0, 0), 'M 10 10 L 10 10');
  assert.equal(scaled(-1, 1), 'M 10 10 L 0 30');
  assert.equal(scaled(NaN, 1), 'M NaN 10 L NaN 30');
  assert.match(scalePath('M 10 10 L 20 30', 2, undefined as unknown as number), /NaN/);
});
