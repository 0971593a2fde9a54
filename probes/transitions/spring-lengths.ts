import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inNode} from '../lib/probe';

export default inNode('The natural lengths of springTiming() at 24, 30 and 60 frames per second are those of the table.', () => {
  const lengths = (config: object) => [24, 30, 60].map((fps) => springTiming({config}).getDurationInFrames({fps}));
  assert.deepEqual(lengths({}), [23, 28, 56]);
  assert.deepEqual(lengths({damping: 15}), [18, 22, 44]);
  assert.deepEqual(lengths({damping: 20}), [18, 23, 45]);
  assert.deepEqual(lengths({damping: 200}), [18, 23, 45]);
  assert.deepEqual(lengths({damping: 30, stiffness: 200}), [13, 16, 32]);
  assert.deepEqual(lengths({damping: 200, mass: 3}), [31, 39, 78]);
});
