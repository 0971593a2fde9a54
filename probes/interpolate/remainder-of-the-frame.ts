import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolate() with frame % 60 goes through both segments of a range again from every 60th frame on; wrap does not.', () => {
  const points: [number[], number[]] = [
    [0, 20, 60],
    [0, 400, 380],
  ];
  for (let frame = 0; frame < 60; frame++)
    for (const round of [1, 2, 7]) assert.equal(interpolate((frame + round * 60) % 60, ...points), interpolate(frame, ...points));
  assert.notEqual(interpolate(70, ...points, {extrapolateRight: 'wrap'}), interpolate(10, ...points));
});
