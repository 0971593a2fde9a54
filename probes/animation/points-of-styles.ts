import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode(
  'interpolateStyles() throws unless inputRange has at least 2 finite numbers, each greater than the one before; below the first point, extrapolateLeft decides: by default, the change goes on, and clamp stops it.',
  () => {
    const style = (inputRange: unknown[], frame = 15, options = {}) =>
      interpolateStyles(
        frame,
        inputRange as number[],
        inputRange.map((_, index) => ({opacity: index})),
        options,
      );
    for (const refused of [[], [10], [10, 10], [10, 5], [10, 20, 15], [10, NaN], [10, Infinity], [-Infinity, 10], ['10', '20']]) {
      assert.throws(() => style(refused), /inputRange/, JSON.stringify(refused));
    }
    assert.deepEqual(style([10, 20]), {opacity: 0.5});
    assert.deepEqual(style([-10, 0.5, 30], 30), {opacity: 2});
    assert.deepEqual(style([10, 20], 5), {opacity: -0.5});
    assert.deepEqual(style([10, 20], 5, {extrapolateLeft: 'clamp'}), {opacity: 0});
    assert.deepEqual(style([10, 20], 5, {extrapolateLeft: 'identity'}), {opacity: 5});
    assert.deepEqual(style([10, 20], 8, {extrapolateRight: 'clamp'}), {opacity: -0.2});
  },
);
