import assert from 'node:assert/strict';
import {EndCard} from '../../demos/end-card/EndCard';
import {meta} from '../../demos/end-card/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'The card has 150 frames, 5 seconds; its parts enter at the frames 4, 10, 18, 24 and 34; the line shrinks evenly and is gone in the last frame, and in none before.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => markupAt(EndCard, meta, frame));
    const parts = course.map((markup) => {
      const [thanks, next, guides] = numbersOf(markup, 'opacity');
      return [thanks, next, ...numbersOf(markup, 'scale'), guides];
    });
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((part) => parts.findLastIndex((values) => values[part] === 0)),
      [4, 10, 18, 24, 34],
    );
    const line = course.map((markup) => numbersOf(markup, 'width').at(-1)!);
    for (const [frame, width] of line.entries()) assert.ok(Math.abs(width - 100 * (1 - frame / 149)) < 1e-9);
    assert.deepEqual([line.length / meta.fps, line[0], line.indexOf(0)], [5, 100, 149]);
  },
);
