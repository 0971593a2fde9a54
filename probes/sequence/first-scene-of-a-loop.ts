import assert from 'node:assert/strict';
import {createElement, Fragment, type ReactNode} from 'react';
import {Sequence} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const SIZE = {width: 320, height: 180, fps: 30, durationInFrames: 180};
const Scenes = () =>
  createElement(
    Fragment,
    null,
    createElement(Sequence, {durationInFrames: 90, premountFor: 45, children: 'the porch'}),
    createElement(Sequence, {from: 90, premountFor: 45, children: 'the garden'}),
  );

export default inNode(
  'A first scene with premountFor is mounted at frame 0 and neither in the last frame nor in the 45 before it, so that a loop mounts it again, while the two elements of the page outside of sequences are there in each frame.',
  () => {
    const seen = (frame: number) => ['the porch', 'the garden'].filter((text) => markupAt(Scenes, SIZE, frame).includes(text));
    assert.deepEqual(seen(0), ['the porch']);
    assert.deepEqual(seen(45), ['the porch', 'the garden']);
    for (let frame = 135; frame < 180; frame++) assert.deepEqual(seen(frame), ['the garden']);

    const {Fireplace} = sampleOf<{Fireplace: () => ReactNode}>(['docs/troubleshooting/player-flicker.mdx'], 'Fireplace');
    const tags = (frame: number) => [...markupAt(Fireplace, SIZE, frame).matchAll(/<(img|video|div)\b/g)].map(([, name]) => name);
    assert.deepEqual(
      tags(0).filter((name) => name !== 'div'),
      ['img', 'video'],
    );
    for (const frame of [1, 90, 179]) assert.deepEqual(tags(frame), tags(0));
  },
);
