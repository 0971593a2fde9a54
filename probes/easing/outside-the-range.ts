import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'Outside 0 to 1, Easing.quad(-0.5) is 0.25, Easing.exp(1.5) is 32 and Easing.linear returns what it gets; a curve of bezier() is at 2.1 half its time before its beginning, where it starts level.',
  () => {
    assert.deepEqual([Easing.quad(-0.5), Easing.exp(1.5), Easing.linear(-0.5), Easing.linear(1.5)], [0.25, 32, -0.5, 1.5]);
    assert.equal(Easing.bezier(0.42, 0, 1, 1)(-0.5).toFixed(1), '2.1');
  },
);
