import assert from 'node:assert/strict';
import {perspective, skew} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode("skew(10, 'deg', 20, 'deg') and perspective('50%') throw, and skew('10deg', '20deg') does not.", () => {
  assert.throws(() => skew(10, 'deg', 20, 'deg'));
  assert.throws(() => perspective('50%' as never));
  assert.equal(skew('10deg', '20deg'), 'skew(10deg, 20deg)');
});
