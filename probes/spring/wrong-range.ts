import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('NaN as from throws a message about the output range.', () => {
  assert.throws(() => spring({frame: 3, fps: 30, from: NaN}), /outputRange must contain only finite numbers, but got \[NaN,1\]/);
});
