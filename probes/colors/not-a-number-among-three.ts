import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'For NaN among three colors, interpolateColors() returns NaN in the channels in which the last two differ, and the last color in the others.',
  () => {
    assert.equal(interpolateColors(NaN, [0, 1, 2], ['#ff0000', '#000000', '#00ff00']), 'rgba(0, NaN, 0, 1)');
    assert.equal(interpolateColors(NaN, [0, 1, 2], ['red', 'tomato', 'tomato']), 'rgba(255, 99, 71, 1)');
  },
);
