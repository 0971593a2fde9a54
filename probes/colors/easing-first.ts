import assert from 'node:assert/strict';
import {interpolate, interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolateColors() clamps on both sides where interpolate() goes on.', () => {
  assert.equal(interpolateColors(5, [0, 1], ['#000', '#fff']), 'rgba(255, 255, 255, 1)');
  assert.equal(interpolateColors(-5, [0, 1], ['#000', '#fff']), 'rgba(0, 0, 0, 1)');
  assert.equal(interpolate(5, [0, 1], [0, 255]), 1275);
});
