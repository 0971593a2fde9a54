import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A blur from 12 to 0 over 24 frames is 6 at frame 12 and stays 0 from frame 24 on.', () => {
  const blur = (frame: number) => interpolate(frame, [0, 24], [12, 0], {extrapolateRight: 'clamp'});
  assert.deepEqual([0, 12, 24, 25, 900].map(blur), [12, 6, 0, 0, 0]);
});
