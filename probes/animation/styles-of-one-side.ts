import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode(
  'interpolateStyles() keeps a property of the earlier style only, leaves out one of the later style only, keeps a value that is null or undefined later, and clamps colors where numbers go on.',
  () => {
    const half = interpolateStyles(
      15,
      [0, 30],
      [
        {opacity: 0, width: 10, color: 'red'},
        {opacity: 1, height: 5, color: undefined},
      ],
    );
    assert.deepEqual(half, {opacity: 0.5, width: 10, color: 'red'});
    const [start, end] = [
      {opacity: 0, color: '#000000', left: '0px'},
      {opacity: 1, color: '#ff0000', left: '10px'},
    ];
    assert.deepEqual(interpolateStyles(60, [0, 30], [start, end]), {opacity: 2, color: 'rgba(255, 0, 0, 1)', left: '20px'});
    const clamped = interpolateStyles(60, [0, 30], [start, end], {extrapolateRight: 'clamp'});
    assert.deepEqual(clamped, {opacity: 1, color: 'rgba(255, 0, 0, 1)', left: '10px'});
    // An easing bends numbers, not colors.
    const eased = interpolateStyles(15, [0, 30], [start, end], {easing: (progress) => progress ** 2});
    assert.deepEqual(eased, {opacity: 0.25, color: 'rgba(128, 0, 0, 1)', left: '2.5px'});
    assert.strictEqual(interpolateStyles(15, [0, 30], [{zIndex: '1'}, {zIndex: '3'}]).zIndex, 2);
    assert.throws(() => interpolateStyles(0, [30, 30], [start, end]), /inputRange must be strictly monotonically non-decreasing but got \[30,30\]/);
    assert.throws(() => interpolateStyles(0, [0], [start]), /inputRange must have at least 2 elements/);
  },
);
