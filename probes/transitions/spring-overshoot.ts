import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode(
  'The default springTiming() reaches 1.16; with overshootClamping it falls to 0.97 after it has reached 1, and with a damping of 20 it does neither.',
  () => {
    const course = (config: object) => Array.from({length: 29}, (_, frame) => springTiming({config}).getProgress({frame, fps: 30}));
    assert.equal(Math.max(...course({})).toFixed(2), '1.16');
    const clamped = course({overshootClamping: true});
    assert.equal(Math.max(...clamped), 1);
    assert.equal(Math.min(...clamped.slice(clamped.indexOf(1))).toFixed(2), '0.97');
    assert.ok(Math.max(...course({damping: 20})) <= 1);
  },
);
