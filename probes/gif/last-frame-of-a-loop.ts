import assert from 'node:assert/strict';
import {createElement, type ReactElement} from 'react';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';

type Options = {delays: number[]; loopBehavior: 'loop'; playbackRate: number};
type Metadata = {props: {durations: number[]}; durationInFrames: number};
type Sample = {RemotionRoot(): ReactElement<{calculateMetadata(): Promise<Metadata>; fps: number}>};

const {useCurrentGifIndex} = installed<{useCurrentGifIndex(options: Options): number}>('@remotion/gif/dist/cjs/useCurrentGifIndex.js');

/** 1.51 seconds. */
const Index = () => createElement('i', null, useCurrentGifIndex({delays: [500, 500, 510], loopBehavior: 'loop', playbackRate: 1}));
const shown = (frame: number) => Number(/<i>(\d+)<\/i>/.exec(markupAt(Index, {width: 10, height: 10, fps: 30, durationInFrames: 100}, frame))?.[1]);

export default inNode(
  'A GIF of 1.51 seconds lasts 45.3 frames at 30 per second: rounded up, its last GIF frame is shown to its end and the first one not again, rounded down, the end is cut off; the lesson of the page rounds each sign up.',
  async () => {
    assert.ok(Math.abs(1.51 * 30 - 45.3) < 1e-9);
    const [up, down] = [Math.ceil(1.51 * 30), Math.floor(1.51 * 30)];
    assert.deepEqual([up, down], [46, 45]);
    // Frame 45 begins at 1.5 seconds, within the last GIF frame, which lasts to 1.51, and frame 46 after it.
    assert.deepEqual([shown(up - 1), shown(up)], [2, 0]);
    assert.equal(shown(down), 2);

    const lengths: Record<string, number> = {'stop.gif': 1.51, 'yield.gif': 2, 'go.gif': 0.99};
    const {RemotionRoot} = sampleOf<Sample>(['docs/gif/get-gif-duration-in-seconds.mdx'], 'Root', {
      remotion: {...remotion, staticFile: (name: string) => name},
      '@remotion/gif': {getGifDurationInSeconds: (name: string) => Promise.resolve(lengths[name])},
    });
    const {calculateMetadata, fps} = RemotionRoot().props;
    assert.equal(fps, 30);
    assert.deepEqual(await calculateMetadata(), {props: {durations: [46, 60, 30]}, durationInFrames: 136});
  },
);
