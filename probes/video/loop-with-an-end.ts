import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {Video} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Context = {DurationsContext: {Provider: 'context'}};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 400};

/** Whether the video is there, before and after the browser has told its length. */
function isThere(props: Omit<ComponentProps<typeof Video>, 'src'>, frame: number, seconds?: number): boolean {
  const {DurationsContext} = installed<Context>('remotion/dist/cjs/video/duration-state.js');
  const durations = seconds === undefined ? {} : {'/rain.mp4': seconds};
  const tag = createElement(Video, {src: '/rain.mp4', ...props});
  const scene = () => createElement(DurationsContext.Provider, {value: {durations, setDurations: () => undefined}} as object, tag);
  return markupAt(scene, video, frame).includes('<video');
}

export default inNode(
  'A Video with loop and trimAfter is gone after its first repetition until the length of its file is known, and one with loop alone is there in each frame. Without loop, it stays after the end of its file.',
  () => {
    const frames = [0, 59, 60, 200, 399];
    const cut = {loop: true, trimBefore: 30, trimAfter: 90};
    assert.deepEqual(
      frames.map((frame) => isThere(cut, frame)),
      [true, true, false, false, false],
    );
    for (const frame of frames) {
      assert.ok(isThere(cut, frame, 4), String(frame));
      assert.ok(isThere({loop: true}, frame), String(frame));
      assert.ok(isThere({loop: true}, frame, 2), String(frame));
      assert.ok(isThere({}, frame, 2), String(frame));
    }
  },
);
