import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A spring minus a later spring goes up and comes down again: 0, 0.96, 1, 0.04 and 0 at the named frames.', () => {
  const scale = (frame: number) => spring({frame, fps: 30, config: {damping: 200}}) - spring({frame: frame - 60, fps: 30, config: {damping: 200}});
  assert.deepEqual(
    [0, 15, 75, 89].map((frame) => scale(frame).toFixed(2)),
    ['0.00', '0.96', '0.04', '0.00'],
  );
  for (let frame = 30; frame <= 60; frame++) assert.equal(scale(frame).toFixed(2), '1.00', String(frame));
});
