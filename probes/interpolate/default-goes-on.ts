import assert from 'node:assert/strict';
import {interpolate, spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'Without options, a fade over 30 frames is 2 at frame 60, the default spring takes a way from 200 to 0 on to -33, and a wrong range throws at each call.',
  () => {
    assert.equal(interpolate(60, [0, 30], [0, 1]), 2);
    const way = Array.from({length: 60}, (_, frame) => interpolate(spring({frame, fps: 30}), [0, 1], [200, 0]));
    assert.equal(Math.min(...way).toFixed(0), '-33');
    assert.equal(way[0], 200);
    for (const input of [5, 5, -99]) assert.throws(() => interpolate(input, [0, 30, 30], [0, 1, 0]), /strictly monotonically increasing/);
  },
);
