import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('spring() throws for a missing frame, for another type, and for NaN and Infinity, and returns the start for a negative frame.', () => {
  const at = (frame: unknown) => spring({frame: frame as number, fps: 30});
  assert.throws(() => at(undefined), /Argument missing for parameter "frame"/);
  assert.throws(() => at('5'), /Argument passed for "frame" is not a number: /);
  assert.throws(() => at(NaN), /Frame NaN is not finite/);
  assert.throws(() => at(Infinity), /Frame Infinity is not finite/);
  assert.equal(at(-3), 0);
});
