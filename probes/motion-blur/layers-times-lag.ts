import assert from 'node:assert/strict';
import {Trail} from '@remotion/motion-blur';
import {createElement} from 'react';
import {useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 90};
const Snail = () => createElement('i', {style: {left: useCurrentFrame() * 0.5 + 100}});

export default inNode(
  'A Trail covers the ground of layers times lagInFrames frames, little behind an element that is slow; raising either of the two makes it longer.',
  () => {
    const reach = (layers: number, lagInFrames: number) => {
      const scene = () => createElement(Trail, {layers, lagInFrames, trailOpacity: 1, children: createElement(Snail)});
      const lefts = [...markupAt(scene, size, 60).matchAll(/<i style="left:([\d.]+)/g)].map(([, left]) => Number(left));
      return Math.max(...lefts) - Math.min(...lefts);
    };
    for (const [layers, lag] of [
      [4, 1],
      [8, 1],
      [4, 3],
      [12, 0.5],
    ] as const)
      assert.ok(Math.abs(reach(layers, lag) - layers * lag * 0.5) < 1e-9, `${layers} × ${lag}`);
    assert.equal(reach(4, 1), 2);
    assert.ok(reach(8, 1) > reach(4, 1) && reach(4, 3) > reach(4, 1));
  },
);
