import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode('interpolateStyles() breaks translate3d into "translate3 d".', () => {
  const {transform} = interpolateStyles(0.5, [0, 1], [{transform: 'translate3d(0px, 0px, 0px)'}, {transform: 'translate3d(10px, 0px, 0px)'}]);
  assert.match(String(transform), /translate3 d\(/);
});
