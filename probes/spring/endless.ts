import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {slowInNode} from '../lib/probe';

/** A config that throws once it was read ten times as often as by a spring that settles. */
function watched(stiffness: number) {
  let reads = 0;
  return {
    get stiffness() {
      if (++reads > 20_000) throw new Error('It goes on and on.');
      return stiffness;
    },
  };
}

export default slowInNode(
  'With a stiffness of 0, measureSpring() and a spring that has a length or is reversed go on forever; with a rest threshold of 0, a spring with a length does so from its second frame to its last.',
  () => {
    const endless = {message: 'It goes on and on.'};
    const at = (frame: number, stiffness: number, more: object) => spring({frame, fps: 30, config: watched(stiffness), ...more});
    assert.throws(() => measureSpring({fps: 30, config: watched(0)}), endless);
    for (const more of [{durationInFrames: 20}, {reverse: true}]) {
      assert.throws(() => at(5, 0, more), endless);
      assert.ok(at(5, 100, more) > 0);
      assert.throws(() => at(5, 100, {...more, durationRestThreshold: 0}), endless);
    }
    const course = (frame: number) => at(frame, 100, {durationInFrames: 20, durationRestThreshold: 0});
    assert.deepEqual([course(0), course(21)], [0, 1]);
    for (const frame of [1, 20]) assert.throws(() => course(frame), endless);
    assert.equal(at(5, 0, {}), 0);
  },
);
