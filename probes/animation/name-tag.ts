import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Tags = Record<string, () => ReactNode>;

export default slowInNode(
  'A fade from 10 to 30 that is held is 0 before and 1 after; one at the end moves with the duration; in the name tag of 120 frames, the second line follows 8 frames later and both fade out over the last 20.',
  () => {
    const course = (name: string, key: string, durationInFrames: number) => {
      const tag = sampleOf<Tags>(['docs/animating-properties.mdx'], name)[name]!;
      const size = {width: 960, height: 360, fps: 30, durationInFrames};
      return Array.from({length: durationInFrames}, (_, frame) => numbersOf(markupAt(tag, size, frame), key));
    };
    const fade = course('FadeInTag', 'opacity', 60).map(([opacity]) => opacity);
    assert.deepEqual(
      [0, 10, 20, 30, 59].map((frame) => fade[frame]),
      [0, 0, 0.5, 1, 1],
    );
    for (const duration of [90, 200]) {
      const held = course('FadeInAndOutTag', 'opacity', duration).map(([opacity]) => opacity);
      assert.deepEqual([held.indexOf(1), held.lastIndexOf(1), held.at(-1)], [20, duration - 21, 0]);
    }

    const places = course('NameTag', 'transform', 120);
    for (let frame = 0; frame < 100; frame++) assert.equal(places[frame + 8]![1], places[frame]![0]);
    assert.deepEqual(
      places[8]!.map((place) => place === -900),
      [false, true],
    );
    const opacities = course('NameTag', 'opacity', 120).map(([opacity]) => opacity);
    assert.deepEqual(
      [98, 99, 109, 119].map((frame) => opacities[frame]),
      [1, 1, 0.5, 0],
    );
  },
);
