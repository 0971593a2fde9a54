import assert from 'node:assert/strict';
import {GithubYear} from '../../demos/github-year/GithubYear';
import {meta} from '../../demos/github-year/meta';
import {slowInNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';

export default slowInNode(
  '364 days are counted in the 122 frames after frame 8; a square is up to 1.5 times as large for less than 5 frames; the view is twice as close until 128 and shows the year from 150 on.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => markupAt(GithubYear, meta, frame));
    const totals = course.map((markup) => Number(/nums">([\d,]+)</.exec(markup)?.[1]?.replace(',', '')));
    assert.deepEqual([totals[8], totals[130]], [0, totals.at(-1)]);
    const squares = course.map((markup) =>
      valuesOf(markup.slice(markup.indexOf('<svg')), 'width')
        .slice(1)
        .map(Number),
    );
    assert.equal(squares[0]!.length, 364);
    assert.equal(
      squares.findIndex((sizes) => sizes[363]! > 18),
      8 + 122,
    );
    assert.equal(Math.max(...squares.flat()), 27);
    for (const day of [0, 7, 363]) assert.ok(squares.filter((sizes) => sizes[day]! > 18 + 1e-9).length < 5);
    const widths = course.map((markup) => Number(valuesOf(markup, 'viewBox')[0]!.split(' ')[2]));
    assert.deepEqual([widths[0], widths[128], widths[129]! > 568, widths[150], widths.at(-1)], [568, 568, true, 1136, 1136]);
  },
);
