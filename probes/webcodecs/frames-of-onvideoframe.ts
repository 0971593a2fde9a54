import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

class Frame {
  closed = false;
  format = 'I420';
  displayWidth = 640;
  displayHeight = 360;
  timestamp = 66_667;
  duration: number | null = 33_333;
  constructor(changes: object = {}) {
    Object.assign(this, changes);
  }
  close() {
    this.closed = true;
  }
}
type Options = {frame: Frame; onVideoFrame: ((options: {frame: Frame}) => Frame | Promise<Frame>) | null; rotation: number};
const {processFrame} = installed<{processFrame(options: object): Promise<Frame>}>('@remotion/webcodecs/dist/on-frame.js');

/** What the toolkit draws into, and makes a frame of. */
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return {translate() {}, rotate() {}, scale() {}, drawImage() {}};
  }
}
class DrawnFrame extends Frame {
  constructor(_: Canvas, {displayWidth, displayHeight, timestamp, duration}: Frame) {
    super({displayWidth, displayHeight, timestamp, duration});
  }
}

export default inNode(
  'onVideoFrame gets the rotated and resized frame and may return it or a new one of the same size, timestamp and duration; the old one is closed, and other angles than quarter turns fail.',
  async () => {
    Object.defineProperty(globalThis, 'navigator', {value: {userAgent: 'Chrome'}, configurable: true});
    Object.assign(globalThis, {OffscreenCanvas: Canvas, VideoFrame: DrawnFrame});
    const run = (options: Partial<Options> & {resizeOperation?: object}) =>
      processFrame({...{frame: new Frame(), onVideoFrame: null, track: {trackId: 1}, outputCodec: 'vp8', rotation: 0, resizeOperation: null}, ...options});
    const frame = new Frame();
    assert.equal(await run({frame, onVideoFrame: ({frame: given}) => given}), frame);
    assert.equal(frame.closed, false);

    const seen: number[][] = [];
    const result = await run({
      ...{frame, rotation: 90, resizeOperation: {mode: 'height', height: 320}},
      onVideoFrame: ({frame: given}) => (seen.push([given.displayWidth, given.displayHeight]), given),
    });
    assert.deepEqual([seen, [result.timestamp, result.duration]], [[[180, 320]], [66_667, 33_333]]);
    assert.equal(frame.closed, true);

    const [old, replacement] = [new Frame(), new Frame()];
    assert.equal(await run({frame: old, onVideoFrame: () => Promise.resolve(replacement)}), replacement);
    assert.deepEqual([old.closed, replacement.closed], [true, false]);

    for (const [change, message] of [
      [{displayWidth: 320}, 'displayWidth (320) than the input frame (640)'],
      [{displayHeight: 180}, 'displayHeight (180) than the input frame (360)'],
      [{timestamp: 5}, 'timestamp (5) than the input frame (66667)'],
      [{duration: null}, 'duration (null) than the input frame (33333)'],
    ] as const)
      await assert.rejects(run({onVideoFrame: () => new Frame(change)}), (error: Error) =>
        error.message.startsWith(`Returned VideoFrame of track 1 has different ${message}`),
      );
    await assert.rejects(run({rotation: 45}), {message: 'Only 90 degree rotations are supported'});
    for (const rotation of [-90, 270, 450]) assert.deepEqual([(await run({rotation})).displayWidth], [360]);
  },
);
