import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('At the measured frame 28 the default spring is at 0.9968, and it stays within half a percent from then on.', () => {
  assert.equal(spring({frame: 28, fps: 30}).toFixed(4), '0.9968');
  for (let frame = 28; frame < 300; frame++) assert.ok(Math.abs(spring({frame, fps: 30}) - 1) <= 0.005, String(frame));
  assert.ok(Math.abs(spring({frame: 27, fps: 30}) - 1) > 0.005);
});
