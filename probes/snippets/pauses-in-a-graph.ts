import assert from 'node:assert/strict';
import {createElement as h, type ElementType} from 'react';
import {Sequence, useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGE = 'docs/miscellaneous/snippets/freeze-portions.mdx';
const PAUSES = [
  {at: 10, duration: 5},
  {at: 15, duration: 5},
];

type Sample = {ExplainedGraph: () => null};

const Bar = () => h('div', {style: {width: useCurrentFrame()}});

export default inNode(
  'With pauses of 45 frames at 30 and of 20 at 60, the graph is at 29 in frame 29, at 30 to frame 74, at 59 in frame 104, at 60 from 105 to 124, and goes on. In a sequence from 50, it takes a start of 50.',
  () => {
    const {ExplainedGraph} = sampleOf<Sample>([PAGE], 'ExplainedGraph');
    const size = {width: 900, height: 90, fps: 30, durationInFrames: 155};
    // The bar is as wide as ten times the frame.
    const at = (frame: number) => Math.round(numbersOf(markupAt(ExplainedGraph, size, frame), 'width').at(-1)! / 10);
    assert.deepEqual([0, 29, 30, 74, 75, 76, 104].map(at), [0, 29, 30, 30, 30, 31, 59]);
    assert.deepEqual([105, 124, 125, 126, 154].map(at), [60, 60, 60, 61, 89]);

    const {Pauses} = sampleOf<{Pauses: ElementType}>([PAGE], 'Pauses');
    const later = (start?: number) => () => h(Sequence, {from: 50, layout: 'none', children: h(Pauses, {pauses: PAUSES, start}, h(Bar))});
    const seen = (start?: number) => [59, 60, 64, 65, 70, 74, 75].map((frame) => numbersOf(markupAt(later(start), size, frame), 'width').at(-1));
    assert.deepEqual(seen(50), [9, 10, 10, 10, 15, 15, 15]);
    assert.notDeepEqual(seen(), seen(50));
  },
);
