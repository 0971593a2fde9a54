import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.elastic() is elastic(1), Easing.back() is back(1.70158), and interpolate() without an easing is one with Easing.linear.', () => {
  for (const t of [0.1, 0.35, 0.8]) {
    assert.equal(Easing.elastic()(t), Easing.elastic(1)(t));
    assert.notEqual(Easing.elastic()(t), Easing.elastic(1.1)(t));
    assert.equal(Easing.back()(t), Easing.back(1.70158)(t));
    assert.notEqual(Easing.back()(t), Easing.back(1.7)(t));
    assert.equal(interpolate(t, [0, 1], [0, 720]), interpolate(t, [0, 1], [0, 720], {easing: Easing.linear}));
    assert.equal(Easing.linear(t), t);
  }
});
