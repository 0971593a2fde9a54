import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A key of the config that is set to undefined makes the result wrong, also for a correct call at the same frame.', () => {
  // Frame rates that no other probe uses, since the results are kept.
  const right = spring({frame: 5, fps: 30});
  for (const [index, key] of ['mass', 'stiffness', 'damping'].entries()) {
    const fps = 31 + index;
    const wrong = spring({frame: 5, fps, config: {[key]: undefined}});
    assert.ok(key === 'damping' ? Math.abs(wrong - right) > 0.05 : Number.isNaN(wrong), `${key}: ${wrong}`);
    assert.equal(spring({frame: 5, fps}), wrong);
  }
});
