import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A damping of 0 or less throws, a mass of 0 or less returns NaN, a stiffness of 0 never moves and a negative one returns NaN.', () => {
  const at = (config: object) => spring({frame: 9, fps: 30, config});
  for (const damping of [0, -1])
    assert.throws(() => at({damping}), /Spring damping must be greater than 0, otherwise the spring\(\) animation will never end, causing an infinite loop\./);
  for (const mass of [0, -1]) assert.ok(Number.isNaN(at({mass})));
  assert.equal(at({stiffness: 0}), 0);
  assert.ok(Number.isNaN(at({stiffness: -1})));
});
