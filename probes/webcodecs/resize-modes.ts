import assert from 'node:assert/strict';
import type {ResizeOperation} from '@remotion/webcodecs';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Size = {width: number; height: number};
type Request = Size & {rotation: number; resizeOperation: ResizeOperation | null; needsToBeMultipleOfTwo: boolean};

const {calculateNewDimensionsFromRotateAndScale: calculate} = installed<{calculateNewDimensionsFromRotateAndScale(request: Request): Size}>(
  '@remotion/webcodecs/dist/rotation.js',
);

const TABLE: [ResizeOperation, large: string, small: string][] = [
  [{mode: 'width', width: 640}, '640 × 360', '640 × 360'],
  [{mode: 'height', height: 640}, '1138 × 640', '1138 × 640'],
  [{mode: 'max-width', maxWidth: 640}, '640 × 360', '480 × 270'],
  [{mode: 'max-height', maxHeight: 640}, '1138 × 640', '480 × 270'],
  [{mode: 'max-height-width', maxHeight: 640, maxWidth: 640}, '640 × 360', '480 × 270'],
  [{mode: 'scale', scale: 0.5}, '960 × 540', '240 × 134'],
];

export default inNode(
  'Six modes resize after the rotation and keep the proportions: the other side is rounded, then for H.264 both are rounded down to even numbers.',
  () => {
    const size = (width: number, height: number, resizeOperation: ResizeOperation | null, rotation = 0, needsToBeMultipleOfTwo = true) => {
      const result = calculate({width, height, resizeOperation, rotation, needsToBeMultipleOfTwo});
      return `${result.width} × ${result.height}`;
    };
    for (const [operation, large, small] of TABLE) assert.deepEqual([size(1920, 1080, operation), size(480, 270, operation)], [large, small]);
    assert.equal(size(480, 270, {mode: 'scale', scale: 0.5}, 0, false), '240 × 135');
    assert.equal(size(640, 360, {mode: 'width', width: 180}, 90), '180 × 320');
    assert.equal(size(101, 57, null), '100 × 56');
    for (const scale of [0, -1]) assert.throws(() => size(640, 360, {mode: 'scale', scale}), {message: 'Scale must be greater than 0'});
    assert.throws(() => size(640, 360, {mode: 'widht', width: 1} as unknown as ResizeOperation), {message: 'Invalid resizing mode [object Object]'});
  },
);
