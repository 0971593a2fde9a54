import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {inNode} from '../lib/probe';

/** Counts how often a call reads its config: once for each step of the spring, and once to look for a kept result. */
function counted(damping: number) {
  let reads = 0;
  const config = {
    damping,
    get stiffness() {
      reads++;
      return 101.25;
    },
  };
  return (call: (given: typeof config) => number) => {
    reads = 0;
    call(config);
    return reads;
  };
}

export default inNode(
  'For frame 500, spring() goes through 500 steps at the first call and through none at the next; measureSpring() measures a config once, and one that swings for longer takes more steps.',
  () => {
    const readsOf = counted(10.5);
    const at = (config: object) => spring({frame: 500, fps: 30, config});
    const first = readsOf(at);
    assert.ok(first >= 500 && first < 510, String(first));
    assert.equal(readsOf(at), 1);

    const measure = (config: object) => measureSpring({fps: 30, config});
    const few = readsOf(measure);
    assert.equal(readsOf(measure), 1);
    const longer = counted(2.5);
    assert.ok(longer(measure) > 4 * few && few > 28, String(few));
    assert.equal(longer(measure), 1);
  },
);
