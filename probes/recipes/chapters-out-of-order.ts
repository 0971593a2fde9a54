import assert from 'node:assert/strict';
import {Chapters} from '../../demos/chapters/Chapters';
import {meta} from '../../demos/chapters/meta';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/chapters.mdx'];

type List = {chaptersAt(fps: number): {title: string; from: number}[]};

export default inNode(
  'A chapter that starts before the one ahead of it is never found from the end; before the first one, the title is empty and its number 0; one after the end has a negative length. In the list, 1:12 is second 72.',
  () => {
    const from = [0, 96, 40, 130];
    const current = (frame: number, starts: number[]) => starts.findLastIndex((start) => start <= frame);
    const found = new Set(Array.from({length: 170}, (_, frame) => current(frame, from)));
    assert.deepEqual([...found], [0, 2, 3]);
    assert.match(markupAt(Chapters, meta, -1), /Chapter 0 of 4<\/div><div[^>]*><\/div>/);
    const lengths = valuesOf(markupAt(Chapters, {...meta, durationInFrames: 120}, 0), 'flex').map((value) => Number(value.split(' ')[0]));
    assert.deepEqual(lengths, [40, 56, 34, -10]);
    assert.ok(numbersOf(markupAt(Chapters, meta, 0), 'flex').every((length) => length > 0));

    const {chaptersAt} = sampleOf<List>(PAGE, 'chapter-list');
    assert.deepEqual(
      chaptersAt(30).map(({title, from: start}) => [title, start]),
      [
        ['Clay', 0],
        ['Wheel', 72 * 30],
        ['Glaze', 245 * 30],
      ],
    );
  },
);
