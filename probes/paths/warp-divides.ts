import assert from 'node:assert/strict';
import {warpPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('warpPath() divides a line into 128 pieces by default, into four with a threshold of 30, and not with Infinity or NaN.', () => {
  const pieces = (interpolationThreshold?: number) =>
    (warpPath('M 0 0 L 100 0', (point) => point, interpolationThreshold === undefined ? undefined : {interpolationThreshold}).match(/L/g) ?? []).length;
  assert.deepEqual([undefined, 30, Infinity, NaN].map(pieces), [128, 4, 1, 1]);
});
