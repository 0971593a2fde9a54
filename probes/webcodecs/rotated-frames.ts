import assert from 'node:assert/strict';
import {rotateAndResizeVideoFrame, type ResizeOperation} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

type Shape = {displayWidth: number; displayHeight: number; timestamp: number; duration: number | null; rotation: number};

class Canvas {
  static turned: number[] = [];
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return {translate() {}, rotate: (angle: number) => void Canvas.turned.push(Math.round((angle * 180) / Math.PI)), scale() {}, drawImage() {}};
  }
}
class Frame {
  constructor(_: Canvas, init: Partial<Shape>) {
    Object.assign(this, init);
  }
}

export default inNode(
  'rotateAndResizeVideoFrame() returns the same frame if rotation and size stay, counts from the stored image, keeps timestamp and duration, takes 450 as 90 and refuses other angles than quarter turns.',
  () => {
    Object.assign(globalThis, {OffscreenCanvas: Canvas, VideoFrame: Frame});
    const original = {displayWidth: 640, displayHeight: 361, timestamp: 5, duration: 33, rotation: 0, close: () => assert.fail('It was closed')};
    const turn = (rotation: number, changes: Partial<Shape> = {}, resizeOperation: ResizeOperation | null = null, needsToBeMultipleOfTwo = false) => {
      Canvas.turned = [];
      const frame = {...original, ...changes} as unknown as VideoFrame;
      const result = rotateAndResizeVideoFrame({frame, rotation, resizeOperation, needsToBeMultipleOfTwo});
      if (result === frame) return 'the same';
      const {displayWidth, displayHeight, timestamp, duration} = result;
      assert.deepEqual([timestamp, duration], [5, 33]);
      return `${displayWidth} × ${displayHeight}, turned by ${Canvas.turned.join() || 0}`;
    };
    for (const rotation of [0, 360, -360]) assert.equal(turn(rotation, {}, null, true), 'the same');
    assert.equal(turn(0, {}, {mode: 'max-width', maxWidth: 640}), 'the same');
    assert.equal(turn(0, {}, {mode: 'max-width', maxWidth: 640}, true), '640 × 360, turned by 0');
    for (const rotation of [90, 450, -270]) assert.equal(turn(rotation), '361 × 640, turned by 90');
    assert.equal(turn(-90), '361 × 640, turned by 270');
    assert.equal(turn(180, {}, {mode: 'scale', scale: 0.5}), '320 × 181, turned by 180');
    assert.equal(turn(90, {}, {mode: 'width', width: 180}), '180 × 319, turned by 90');

    const upright = {displayWidth: 360, displayHeight: 640, rotation: 90};
    assert.equal(turn(0, upright), '640 × 360, turned by 270');
    assert.equal(turn(90, upright), '360 × 640, turned by 0');
    for (const rotation of [45, 1, Number.NaN]) assert.throws(() => turn(rotation), {message: 'Only 90 degree rotations are supported'});
  },
);
