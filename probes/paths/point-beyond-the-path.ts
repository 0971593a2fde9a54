import assert from 'node:assert/strict';
import {getPointAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('getPointAtLength() returns the last point beyond the end, throws below 0 and returns the first point for NaN.', () => {
  const at = (length: number) => getPointAtLength('M 3 4 L 30 40', length);
  assert.deepEqual(at(1000), {x: 30, y: 40});
  assert.throws(() => at(-1), /Length less than 0 was passed/);
  assert.deepEqual(at(NaN), {x: 3, y: 4});
});
