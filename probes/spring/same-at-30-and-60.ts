import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A spring is at the same place at the same time at 24, 30, 60 and 120 frames per second, whatever its config.', () => {
  for (const config of [{}, {damping: 200}, {damping: 12, stiffness: 120}, {mass: 3}, {stiffness: 40}])
    for (const fps of [24, 60, 120])
      for (let half = 1; half < 8; half++) {
        const at = (rate: number) => spring({frame: (half * rate) / 6, fps: rate, config});
        assert.ok(Math.abs(at(fps) - at(30)) < 1e-9, `${JSON.stringify(config)} ${fps} ${half}`);
      }
  assert.notEqual(spring({frame: 10, fps: 30}).toFixed(2), spring({frame: 10, fps: 60}).toFixed(2));
});
