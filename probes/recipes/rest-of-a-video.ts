import assert from 'node:assert/strict';
import {createElement} from 'react';
import {Sequence} from 'remotion';
import {meta} from '../../demos/progress-bar/meta';
import * as remotion from 'remotion';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {PlainBar(): null; remaining(frame: number, durationInFrames: number, fps: number): string};

const PAGE = ['docs/recipes/progress-bar.mdx'];

export default inNode(
  'The plain bar is full in the last frame, and in a sequence it follows its length. The rest is rounded up, so the last second reads -0:01. At 1,280 pixels and ten minutes, a pixel takes more than 14 frames.',
  () => {
    const {PlainBar} = sampleOf<Samples>(PAGE, 'PlainBar', {remotion: {...remotion, OffthreadVideo: () => null}});
    const width = (component: () => unknown, frame: number) => numbersOf(markupAt(component as () => null, meta, frame), 'width').at(-1)!;
    assert.deepEqual([width(PlainBar, 0), width(PlainBar, 179)], [0, 100]);
    const scene = () => createElement(Sequence, {from: 60, durationInFrames: 41, children: createElement(PlainBar)});
    assert.deepEqual([width(scene, 60), width(scene, 80), width(scene, 100)], [0, 50, 100]);

    const {remaining} = sampleOf<Samples>(PAGE, 'remaining');
    assert.deepEqual(
      [remaining(0, 18_000, 30), remaining(17_970, 18_000, 30), remaining(17_999, 18_000, 30), remaining(16_199, 18_000, 30)],
      ['-10:00', '-0:01', '-0:01', '-1:01'],
    );
    const pixels = (frame: number) => numbersOf(markupAt(PlainBar, {...meta, durationInFrames: 18_000}, frame), 'width').at(-1)! * 12.8;
    assert.deepEqual([Math.floor(pixels(14)), Math.floor(pixels(15)), Math.round(pixels(1400))], [0, 1, 100]);
  },
);
