import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Behavior = 'loop' | 'pause-after-finish' | 'clear-after-finish';
type Found = {frameIndex: number} | null;
type Module = {
  decodeImage(given: {resolvedSrc: string; signal: AbortSignal; currentTime: number; initialLoopBehavior: Behavior}): Promise<{
    getFrame(seconds: number, behavior: Behavior): Promise<Found>;
  }>;
};

/** How often each image of a file was decoded: ten images of 0.1 seconds. */
const decoded: number[] = [];

class TenImages {
  completed = Promise.resolve();
  tracks = {selectedTrack: {frameCount: 10}};
  decode({frameIndex}: {frameIndex: number}) {
    decoded.push(frameIndex);
    return Promise.resolve({image: {timestamp: frameIndex * 100_000, duration: 100_000}});
  }
}

export default inNode(
  'AnimatedImage draws the image that starts closest to the time; after the end, it begins again, keeps the last one or draws none; it keeps five decoded images.',
  async () => {
    const {decodeImage} = installed<Module>('remotion/dist/cjs/animated-image/decode-image.js');
    const open = (initialLoopBehavior: Behavior) =>
      decodeImage({resolvedSrc: 'data:image/gif;base64,', signal: new AbortController().signal, currentTime: 0, initialLoopBehavior});
    await assert.rejects(open('loop'), {message: 'Your browser does not support the WebCodecs ImageDecoder API.'});
    const page = globalThis as {ImageDecoder?: unknown};
    page.ImageDecoder = TenImages;
    try {
      const drawnAt = async (behavior: Behavior, times: number[]) => {
        const {getFrame} = await open(behavior);
        const drawn: (number | undefined)[] = [];
        for (const seconds of times) drawn.push((await getFrame(seconds, behavior))?.frameIndex);
        return drawn;
      };
      assert.deepEqual(await drawnAt('loop', [0, 0.04, 0.06, 0.14, 0.94]), [0, 0, 1, 1, 9]);
      assert.deepEqual(await drawnAt('loop', [0.94, 1.02, 1.26, 7.26]), [9, 0, 3, 3]);
      assert.deepEqual(await drawnAt('pause-after-finish', [0.94, 1.02, 7.26]), [9, 9, 9]);
      assert.deepEqual(await drawnAt('clear-after-finish', [0.94, 1.02, 7.26]), [9, undefined, undefined]);

      const {getFrame} = await open('pause-after-finish');
      await getFrame(0.9, 'pause-after-finish');
      const isDecodedAgain = async (index: number) => {
        decoded.length = 0;
        await getFrame(index / 10, 'pause-after-finish');
        return decoded.includes(index);
      };
      assert.deepEqual([await isDecodedAgain(5), await isDecodedAgain(4)], [false, true]);
    } finally {
      delete page.ImageDecoder;
    }
  },
);
