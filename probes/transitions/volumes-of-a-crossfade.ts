import assert from 'node:assert/strict';
import type {ReactElement, ReactNode} from 'react';
import * as remotion from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Root = {CrossfadeRoot: () => ReactElement<{durationInFrames: number; component: () => ReactNode}>};
type Clip = {src: string; volume(frame: number): number};

export default inNode(
  'In the 15 frames in which both clips of the crossfade are mounted, half a second, one volume falls from 1 as the other rises from 0, and together they are 1.',
  () => {
    const heard: Record<string, number> = {};
    const OffthreadVideo = ({src, volume}: Clip) => {
      heard[src] = volume(remotion.useCurrentFrame());
      return null;
    };
    const {CrossfadeRoot} = sampleOf<Root>(['docs/transitioning.mdx'], 'Crossfade', {remotion: {...remotion, OffthreadVideo}});
    const {component, durationInFrames} = CrossfadeRoot().props;
    const at = (frame: number) => {
      for (const src of Object.keys(heard)) delete heard[src];
      markupAt(component, {width: 1280, height: 720, fps: 30, durationInFrames}, frame);
      return Object.values(heard);
    };
    const course = Array.from({length: durationInFrames}, (_, frame) => at(frame));
    const both = course.flatMap(({length}, frame) => (length === 2 ? [frame] : []));
    assert.deepEqual([both[0], both.length, both.length / 30], [60, 15, 0.5]);
    for (const frame of both) assert.ok(Math.abs(course[frame]![0]! + course[frame]![1]! - 1) < 1e-9);
    assert.deepEqual([course[60], course[0], course[149]], [[1, 0], [1], [1]]);
    assert.ok(course[67]![0]! > course[68]![0]! && course[67]![1]! < course[68]![1]!);
  },
);
