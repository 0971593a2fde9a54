import assert from 'node:assert/strict';
import {Chapters} from '../../demos/chapters/Chapters';
import {meta} from '../../demos/chapters/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'Segments are 40, 56, 34 and 40 wide, and each is full in the last frame of its chapter and not before; a title starts to rise at the frame of its chapter.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => markupAt(Chapters, meta, frame));
    const filled = course.map((markup) => numbersOf(markup, 'width').slice(-4));
    assert.deepEqual(numbersOf(course[0]!, 'flex'), [40, 56, 34, 40]);
    assert.deepEqual(
      [0, 1, 2, 3].map((part) => filled.findIndex((shares) => shares[part] === 100)),
      [39, 95, 129, 169],
    );
    for (const [start, title] of [
      [0, 'Clay'],
      [40, 'Wheel'],
      [96, 'Glaze'],
      [130, 'Kiln'],
    ] as const) {
      assert.equal(valuesOf(course[start]!, 'translate')[0], '0 110%');
      assert.ok(course[start]!.includes(`>${title}<`) && !course[start - 1]?.includes(`>${title}<`));
    }
    const {chaptersAt} = sampleOf<{chaptersAt: (fps: number) => {from: number}[]}>(['docs/recipes/chapters.mdx'], 'chapter-list');
    assert.deepEqual(
      chaptersAt(30).map(({from}) => from),
      [0, 72 * 30, 245 * 30],
    );
  },
);
