import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Halfway between yellow and blue, and between transparent and white, lies a gray.', () => {
  assert.equal(interpolateColors(0.5, [0, 1], ['yellow', 'blue']), 'rgba(128, 128, 128, 1)');
  assert.equal(interpolateColors(0.5, [0, 1], ['transparent', 'white']), 'rgba(128, 128, 128, 0.5)');
});
