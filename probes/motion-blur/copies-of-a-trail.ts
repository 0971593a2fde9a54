import assert from 'node:assert/strict';
import {Trail} from '@remotion/motion-blur';
import {Player} from '@remotion/player';
import {createElement, type ComponentProps, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

type Copy = [frame: number, opacity: number];

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

const Count = () => createElement('i', null, useCurrentFrame());

/** What a trail consists of at a frame, from the bottom to the top. */
function copies(props: Partial<ComponentProps<typeof Trail>>, initialFrame: number): Copy[] {
  const component = () => createElement(Trail, {layers: 4, lagInFrames: 5, trailOpacity: 0.8, ...props, children: createElement(Count)});
  const html = renderToString(createElement(Player as ElementType, {...video, component, initialFrame, noSuspense: true}));
  return [...html.matchAll(/(?:opacity:([\d.]+)">)?<i>(-?[\d.]+)<\/i>/g)].map(([, opacity = '1', frame]) => [
    Number(frame),
    Math.round(Number(opacity) * 1000) / 1000,
  ]);
}

export default inNode(
  'A Trail renders its children once per layer at earlier frames, from an opacity of 0 in even steps below trailOpacity, and once on top.',
  () => {
    assert.deepEqual(copies({}, 20), [
      [0, 0],
      [5, 0.2],
      [10, 0.4],
      [15, 0.6],
      [20, 1],
    ]);
    assert.deepEqual(
      copies({lagInFrames: 2, trailOpacity: 1}, 20).map(([frame]) => frame),
      [12, 14, 16, 18, 20],
    );
    assert.deepEqual(copies({layers: 0}, 20), [[20, 1]]);
    assert.deepEqual(copies({layers: 1, lagInFrames: 0.5, trailOpacity: 1}, 20), [
      [19.5, 0],
      [20, 1],
    ]);
    assert.deepEqual(copies({layers: 2, lagInFrames: -3, trailOpacity: 1}, 20), [
      [26, 0],
      [23, 0.5],
      [20, 1],
    ]);
    assert.deepEqual(copies({layers: 2, lagInFrames: 5}, 0), [
      [-10, 0],
      [-5, 0.4],
      [0, 1],
    ]);
  },
);
