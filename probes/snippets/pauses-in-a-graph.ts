import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Sample = {ExplainedGraph: () => null};

export default inNode(
  'With pauses of 45 frames at 30 and of 20 at 60, the graph is at 29 in frame 29, stands at 30 to frame 74, is at 59 in frame 104, stands at 60 from 105 to 124, and goes on.',
  () => {
    const {ExplainedGraph} = sampleOf<Sample>(['docs/miscellaneous/snippets/freeze-portions.mdx'], 'ExplainedGraph');
    const size = {width: 900, height: 90, fps: 30, durationInFrames: 155};
    // The bar is as wide as ten times the frame.
    const at = (frame: number) => Math.round(numbersOf(markupAt(ExplainedGraph, size, frame), 'width').at(-1)! / 10);
    assert.deepEqual([0, 29, 30, 74, 75, 76, 104].map(at), [0, 29, 30, 30, 30, 31, 59]);
    assert.deepEqual([105, 124, 125, 126, 154].map(at), [60, 60, 60, 61, 89]);
  },
);
