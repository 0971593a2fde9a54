import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Order = {waitForRightTimeOfFrameToBeInserted: (frame: number) => Promise<void>; setFrameToStitch: (frame: number) => void};
const {ensureFramesInOrder} = installed<{ensureFramesInOrder: (range: [number, number]) => Order}>('@remotion/renderer/dist/ensure-frames-in-order.js');
const {getFramesToRender} = installed<{getFramesToRender: (range: [number, number], every: number) => number[]}>(
  '@remotion/renderer/dist/get-duration-from-frame-range.js',
);

/** Which frames of a range are passed to the encoder while it is rendered. */
async function passed(range: [number, number], every: number): Promise<number[]> {
  const {waitForRightTimeOfFrameToBeInserted, setFrameToStitch} = ensureFramesInOrder(range);
  const done: number[] = [];
  for (const frame of getFramesToRender(range, every))
    void waitForRightTimeOfFrameToBeInserted(frame).then(() => {
      done.push(frame);
      setFrameToStitch(Math.min(range[1] + 1, frame + every));
    });
  await new Promise((resolve) => setImmediate(resolve));
  return done;
}

export default inNode('A codec that encodes while rendering waits forever for the first frame of a range that everyNthFrame leaves out.', async () => {
  assert.deepEqual(await passed([6, 11], 3), [6, 9]);
  assert.deepEqual(await passed([5, 11], 1), [5, 6, 7, 8, 9, 10, 11]);
  assert.deepEqual(await passed([5, 11], 3), []);
});
