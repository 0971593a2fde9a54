import assert from 'node:assert/strict';
import {warpPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('warpPath() writes the closing line out before Z.', () => {
  assert.equal(
    warpPath('M 0 0 H 10 V 10 Z', (point) => point, {interpolationThreshold: Infinity}),
    'M 0 0 L 10 0 L 10 10 L 0 0 Z',
  );
});
