import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'A spring goes from 0 to 1 with a damping of 10, a mass of 1, a stiffness of 100 and no clamping; a config keeps these for what it leaves out, and to may be smaller than from.',
  () => {
    const course = (more: object) => Array.from({length: 90}, (_, frame) => spring({frame, fps: 30, ...more}));
    const whole = {damping: 10, mass: 1, stiffness: 100, overshootClamping: false};
    for (const config of [{}, {damping: 10}, {mass: 1}, {stiffness: 100}, whole]) assert.deepEqual(course({config, from: 0, to: 1}), course({}));
    assert.deepEqual(course({config: {mass: 2}}), course({config: {...whole, mass: 2}}));
    assert.notDeepEqual(course({config: {mass: 2}}), course({}));
    const down = course({from: 40, to: 0});
    assert.deepEqual([down[0], down[89]!.toFixed(3)], [40, '0.000']);
    assert.equal(Math.min(...down).toFixed(1), (-40 * (Math.max(...course({})) - 1)).toFixed(1));
  },
);
