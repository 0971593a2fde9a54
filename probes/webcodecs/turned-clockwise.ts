import assert from 'node:assert/strict';
import {rotateAndResizeVideoFrame} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

/** Follows one point of the picture, as a canvas would place it. */
class Canvas {
  matrix = [1, 0, 0, 1, 0, 0] as [number, number, number, number, number, number];
  place: number[] = [];
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const by = (e: number[]) => {
      const [a, b, c, d, x, y] = this.matrix;
      const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = e;
      this.matrix = [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + x, b * t + d * u + y];
    };
    return {
      translate: (x: number, y: number) => by([1, 0, 0, 1, x, y]),
      rotate: (angle: number) => by([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]),
      scale: (x: number, y: number) => by([x, 0, 0, y, 0, 0]),
      drawImage: (_: unknown, x = 0, y = 0) => {
        const [a, b, c, d, e, f] = this.matrix;
        this.place = [a * x + c * y + e, b * x + d * y + f].map((each) => Math.round(each) + 0);
      },
    };
  }
}
class Frame {
  constructor(readonly canvas: Canvas) {}
}

export default inNode(
  'rotateAndResizeVideoFrame() turns clockwise, by a multiple of 90 degrees: the top left corner goes to the top right at 90, bottom right at 180 and bottom left at 270 and -90. Other angles throw.',
  () => {
    Object.assign(globalThis, {OffscreenCanvas: Canvas, VideoFrame: Frame});
    const frame = {displayWidth: 640, displayHeight: 360, timestamp: 0, duration: 33, rotation: 0} as unknown as VideoFrame;
    const corner = (rotation: number) => (rotateAndResizeVideoFrame({frame, rotation, resizeOperation: null}) as unknown as Frame).canvas.place;
    assert.deepEqual([90, 180, 270, -90].map(corner), [
      [360, 0],
      [640, 360],
      [0, 640],
      [0, 640],
    ]);
    for (const rotation of [1, 45, 89.5, 100]) assert.throws(() => corner(rotation), {message: 'Only 90 degree rotations are supported'});
  },
);
