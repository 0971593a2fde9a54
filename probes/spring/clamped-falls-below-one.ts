import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'With overshootClamping, the default spring at 30 frames per second is 1 from frame 8 to 18, where it would be beyond, then falls to 0.97 at frame 22 and comes back.',
  () => {
    const course = (config: object) => Array.from({length: 60}, (_, frame) => spring({frame, fps: 30, config}));
    const clamped = course({overshootClamping: true});
    assert.deepEqual(
      clamped,
      course({}).map((value) => Math.min(value, 1)),
    );
    assert.deepEqual([clamped.indexOf(1), clamped.findIndex((value, frame) => frame > 8 && value < 1)], [8, 19]);
    const lowest = Math.min(...clamped.slice(8));
    assert.deepEqual([clamped.indexOf(lowest), lowest.toFixed(2)], [22, '0.97']);
    assert.ok(clamped[40]! > 0.995);
  },
);
