import assert from 'node:assert/strict';
import {makeEllipse} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A missing radius appears as undefined in the path of makeEllipse().', () => {
  assert.match(makeEllipse({rx: 10} as {rx: number; ry: number}).path, /undefined/);
});
