import assert from 'node:assert/strict';
import {makeCircle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('makeCircle() takes negative numbers, NaN and a missing radius into the path as they are.', () => {
  for (const radius of [-5, NaN, undefined]) assert.ok(makeCircle({radius: radius as number}).path.startsWith(`M ${radius} 0`), String(radius));
});
