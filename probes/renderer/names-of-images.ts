import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Name = {index: number; frame: number; imageFormat: string; countType: string; lastFrame: number; totalFrames: number; imageSequencePattern: string | null};
const {getFrameOutputFileName} = installed<{getFrameOutputFileName: (options: Name) => string}>('@remotion/renderer/dist/get-frame-padded-index.js');
const {getFramesToRender} = installed<{getFramesToRender: (range: [number, number], every: number) => number[]}>(
  '@remotion/renderer/dist/get-duration-from-frame-range.js',
);

/** The names that a range gets. */
function names(range: [number, number], every: number, imageSequencePattern: string | null = null): string[] {
  const frames = getFramesToRender(range, every);
  const countType = every === 1 ? 'actual-frames' : 'from-zero';
  const all = {imageFormat: 'jpeg', countType, lastFrame: frames.at(-1)!, totalFrames: frames.length, imageSequencePattern};
  return frames.map((frame, index) => getFrameOutputFileName({...all, index, frame}));
}

export default inNode('Images are named by their frame, with zeros to equal length; if frames are left out, they are numbered from 0 without gaps.', () => {
  assert.deepEqual(names([98, 100], 1), ['element-098.jpeg', 'element-099.jpeg', 'element-100.jpeg']);
  assert.equal(names([0, 149], 1)[7], 'element-007.jpeg');
  assert.deepEqual(names([9, 15], 3), ['element-0.jpeg', 'element-1.jpeg', 'element-2.jpeg']);
  assert.deepEqual(names([8, 10], 1, '[frame]/page-[frame].[ext]'), ['08/page-08.jpeg', '09/page-09.jpeg', '10/page-10.jpeg']);
  assert.equal(new Set(names([0, 9], 1, 'page.[ext]')).size, 1);
  // Those that are divisible by the number, not the first and each third after it.
  assert.deepEqual(getFramesToRender([10, 16], 3), [12, 15]);
  assert.throws(() => getFramesToRender([0, 9], 0), {message: 'everyNthFrame cannot be 0'});
});
