import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/transforms.mdx'];

export default inNode(
  'The postcard is at its place at frame 30, on its edge at frame 60, and shows its back from the next frame on; the moon is moved by 260 pixels and turned back by the degrees that its direction was turned.',
  () => {
    const size = {width: 1280, height: 720, fps: 30, durationInFrames: 100};
    const {Postcard} = sampleOf<{Postcard: () => ReactNode}>(PAGES, 'Postcard');
    const card = (frame: number) =>
      /translateX\((.*)px\) rotateY\((.*)deg\)/
        .exec(valuesOf(markupAt(Postcard, size, frame), 'transform')[0]!)!
        .slice(1)
        .map(Number);
    assert.deepEqual([0, 30, 45, 60, 75, 99].map(card), [
      [-1400, 0],
      [0, 0],
      [0, 0],
      [0, 90],
      [0, 180],
      [0, 180],
    ]);
    assert.ok(card(29)[0]! < 0 && card(59)[1]! < 90 && card(61)[1]! > 90);

    const {Orbit} = sampleOf<{Orbit: () => ReactNode}>(PAGES, 'Orbit');
    assert.deepEqual(valuesOf(markupAt(Orbit, size, 30), 'transform'), ['rotate(120deg) translateX(260px) rotate(-120deg)']);
  },
);
