import assert from 'node:assert/strict';
import {createElement} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';

type Options = {delays: number[]; loopBehavior: 'loop' | 'pause-after-finish' | 'unmount-after-finish'; playbackRate: number};

const {useCurrentGifIndex} = installed<{useCurrentGifIndex(options: Options): number}>('@remotion/gif/dist/cjs/useCurrentGifIndex.js');

/** Three GIF frames of 0.1, 0.2 and 0.1 seconds, so 12 frames of the video for a loop. */
const Index = (options: Partial<Options>) => {
  const index = useCurrentGifIndex({delays: [100, 200, 100], loopBehavior: 'loop', playbackRate: 1, ...options});
  return createElement('i', null, index);
};

function shown(frame: number, options: Partial<Options> = {}): number {
  const markup = markupAt(Index, {width: 10, height: 10, fps: 30, durationInFrames: 100}, frame, options);
  return Number(/<i>(-?\d+)<\/i>/.exec(markup)?.[1]);
}

export default inNode(
  'A GIF frame is shown as long as the file says, twice as fast with a playbackRate of 2 and half as fast with 0.5; then the GIF begins again, keeps its last frame, or is removed, as loopBehavior says.',
  () => {
    const over = (frames: number[], options?: Partial<Options>) => frames.map((frame) => shown(frame, options));
    assert.deepEqual(over([0, 2, 3, 8, 9, 11, 12, 15]), [0, 0, 1, 1, 2, 2, 0, 1]);
    assert.deepEqual(over([0, 1, 2, 4, 5, 6], {playbackRate: 2}), [0, 0, 1, 1, 2, 0]);
    assert.deepEqual(over([5, 6, 17, 18, 23, 24], {playbackRate: 0.5}), [0, 1, 1, 2, 2, 0]);
    assert.deepEqual(over([11, 12, 99], {loopBehavior: 'pause-after-finish'}), [2, 2, 2]);
    assert.deepEqual(over([11, 12, 99], {loopBehavior: 'unmount-after-finish'}), [2, -1, -1]);
  },
);
