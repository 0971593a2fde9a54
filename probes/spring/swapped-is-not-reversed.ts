import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('reverse plays the overshoot first, which swapping from and to does not.', () => {
  const reversed = Array.from({length: 29}, (_, frame) => spring({frame, fps: 30, reverse: true}));
  const swapped = Array.from({length: 29}, (_, frame) => spring({frame, fps: 30, from: 1, to: 0}));
  assert.ok(reversed.indexOf(Math.max(...reversed)) > 10);
  assert.equal(swapped.indexOf(Math.max(...swapped)), 0);
});
