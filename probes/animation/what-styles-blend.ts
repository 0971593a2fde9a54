import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

const style = (frame: number, from: object, to: object, options = {}) => interpolateStyles(frame, [0, 30], [from, to], options);

export default inNode(
  'By default, an opacity that reaches 1 at frame 30 is 2 at 60, and clamped it stays. Easing bends each stretch, text of a number becomes a number, a 0 takes the unit of the other, and undefined as the input throws.',
  () => {
    const [from, to] = [{opacity: 0}, {opacity: 1}];
    assert.deepEqual([style(60, from, to), style(-30, from, to)], [{opacity: 2}, {opacity: -1}]);
    const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'};
    assert.deepEqual([style(60, from, to, clamp), style(-30, from, to, clamp)], [{opacity: 1}, {opacity: 0}]);
    const eased = [15, 45].map((frame) => interpolateStyles(frame, [0, 30, 60], [{left: 0}, {left: 8}, {left: 0}], {easing: (progress) => progress ** 2}).left);
    assert.deepEqual(eased, [2, 6]);
    assert.deepEqual(style(15, {zIndex: '1', left: 4}, {zIndex: '3', left: 6}), {zIndex: 2, left: 5});
    assert.deepEqual([style(15, {left: 0}, {left: '50%'}), style(15, {rotate: '1turn'}, {rotate: 0})], [{left: '25%'}, {rotate: '0.5turn'}]);
    assert.deepEqual(style(15, {border: '2px solid red'}, {border: '4px solid red'}), {border: '3px solid rgba(255, 0, 0, 1)'});
    assert.throws(() => style(undefined as never, from, to), /input can not be undefined/);
  },
);
