import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'At 30 frames per second, the default spring passes 1 between frames 7 and 8, is largest at frame 11 with 1.16 and takes 28 frames.',
  () => {
    const course = Array.from({length: 60}, (_, frame) => spring({frame, fps: 30}));
    assert.ok(course[7]! < 1 && course[8]! > 1);
    assert.equal(course.indexOf(Math.max(...course)), 11);
    assert.equal(Math.max(...course).toFixed(2), '1.16');
    assert.deepEqual(
      [30, 60].map((fps) => measureSpring({fps})),
      [28, 56],
    );
  },
);
