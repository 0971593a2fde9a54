import assert from 'node:assert/strict';
import {Highlighter} from '../../demos/highlighter/Highlighter';
import {meta} from '../../demos/highlighter/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode('Each stroke has a width of 0 % until its frame and of 100 % from 18 frames later on, both at a height of 46 %.', () => {
  const course = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(Highlighter, meta, frame), 'background-size'));
  for (const [mark, from] of [12, 42].entries()) {
    const widths = course.map((sizes) => sizes[mark]!);
    assert.deepEqual([widths.findLastIndex((width) => width === 0), widths.indexOf(100)], [from, from + 18]);
    assert.ok(widths.every((width, frame) => frame === 0 || width >= widths[frame - 1]!));
  }
  assert.equal(markupAt(Highlighter, meta, 50).match(/background-size:[\d.]+% 46%/g)?.length, 2);
});
