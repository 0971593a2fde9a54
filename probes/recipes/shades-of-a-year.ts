import assert from 'node:assert/strict';
import {GithubYear} from '../../demos/github-year/GithubYear';
import {meta} from '../../demos/github-year/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Greens = {greenOf(count: number, most: number): string};

export default inNode(
  'The calendar has 364 squares in columns of seven, and its number starts at 0, never falls and stays once all days are there. The darkest of four greens belongs to the busiest day, however quiet the year is.',
  () => {
    const end = markupAt(GithubYear, meta, 164);
    const [xs, ys] = [numbersOf(end, 'x'), numbersOf(end, 'y')];
    assert.equal(xs.length, 364);
    assert.deepEqual([new Set(xs).size, new Set(ys).size], [52, 7]);
    assert.ok(xs.slice(0, 7).every((x) => x === xs[0]) && xs[7]! > xs[0]!);
    const total = (frame: number) => Number(/>([\d,]+)<span/.exec(markupAt(GithubYear, meta, frame))![1]!.replaceAll(',', ''));
    const totals = [0, 8, 20, 60, 100, 129, 130, 150, 164].map(total);
    assert.deepEqual(totals.slice(0, 2), [0, 0]);
    assert.ok(totals.every((value, index) => index === 0 || value >= totals[index - 1]!) && totals[3]! > totals[2]!);
    assert.equal(new Set(totals.slice(6)).size, 1);

    const {greenOf} = sampleOf<Greens>(['docs/recipes/github-year.mdx'], 'greens');
    assert.deepEqual([greenOf(3, 3), greenOf(40, 40), greenOf(0, 40)], ['#216e39', '#216e39', '#9be9a8']);
    assert.equal(new Set([0, 10, 20, 30].map((count) => greenOf(count, 40))).size, 4);
  },
);
