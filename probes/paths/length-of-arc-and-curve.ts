import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Half a circle with a radius of 50 measures 157.079 and the curve of the table 147.8943.', () => {
  assert.equal(getLength('M 0 0 A 50 50 0 0 1 100 0').toFixed(3), '157.079');
  assert.equal(getLength('M 0 50 Q 50 -50 100 50').toFixed(4), '147.8943');
});
