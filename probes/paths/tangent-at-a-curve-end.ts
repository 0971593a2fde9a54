import assert from 'node:assert/strict';
import {getLength, getTangentAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('At the end of a curve whose last control point lies on its end, the direction is 0, 0.', () => {
  const curve = 'M 0 0 C 10 0 20 10 20 10';
  assert.deepEqual(getTangentAtLength(curve, getLength(curve)), {x: 0, y: 0});
  assert.notDeepEqual(getTangentAtLength(curve, getLength(curve) - 0.1), {x: 0, y: 0});
});
