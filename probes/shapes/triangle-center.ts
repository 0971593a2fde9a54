import assert from 'node:assert/strict';
import {makeTriangle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The center of gravity of a triangle of 200 pixels that points up is at 100, 115.47, rounded or not.', () => {
  for (const cornerRadius of [0, 20]) assert.equal(makeTriangle({length: 200, direction: 'up', cornerRadius}).transformOrigin, '100 115.47005383792515');
});
