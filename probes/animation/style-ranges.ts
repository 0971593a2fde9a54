import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode('interpolateStyles() throws for equal points, a single one and a different number of styles.', () => {
  assert.throws(() => interpolateStyles(0, [30, 30], [{}, {}]), /inputRange must be strictly monotonically non-decreasing but got \[30,30\]/);
  assert.throws(() => interpolateStyles(0, [1], [{}]), /inputRange must have at least 2 elements/);
  assert.throws(() => interpolateStyles(0, [0, 1, 2], [{}, {}]), /inputRange \(3\) and outputStylesRange \(2\) must have the same length/);
});
