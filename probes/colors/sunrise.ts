import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Halfway between #0b1026 and #f59e6c lies rgba(128, 87, 73, 1), and beyond the range the last color stays.', () => {
  const at = (frame: number) => interpolateColors(frame, [0, 40, 80], ['#0b1026', '#f59e6c', '#8ecae6']);
  assert.equal(at(20), 'rgba(128, 87, 73, 1)');
  assert.equal(at(500), at(80));
  assert.equal(at(-500), at(0));
});
