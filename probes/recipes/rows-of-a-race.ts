import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/bar-chart-race.mdx'];

type Row = {year: number; name: string; value: number};
type Samples = {
  visibilityOf(rank: number): number;
  toRace(rows: Row[]): {years: number[]; values: Record<string, number[]>};
  shortNumber(value: number): string;
};

export default inNode(
  'In the samples, the fifth place is opaque and the sixth is not seen; years are sorted and a missing value is 0; shortened numbers have one decimal place. A list of values that rises and ends early runs ahead.',
  () => {
    const sample = (name: string) => sampleOf<Samples>(PAGE, name);
    const {visibilityOf} = sample('visibility-of');
    assert.deepEqual([0, 4, 4.6, 5, 12].map(visibilityOf), [1, 1, 0, 0, 0]);
    assert.ok(visibilityOf(4.3) > 0 && visibilityOf(4.3) < 1);

    const {years, values} = sample('to-race').toRace([
      {year: 2025, name: 'Gulls', value: 70},
      {year: 2024, name: 'Gulls', value: 40},
      {year: 2025, name: 'Terns', value: 12},
    ]);
    assert.deepEqual(years, [2024, 2025]);
    assert.deepEqual(values, {Gulls: [40, 70], Terns: [0, 12]});

    const {shortNumber} = sample('short-number');
    assert.deepEqual([1234567, 2000000, 999, 45100].map(shortNumber), ['1.2M', '2.0M', '999.0', '45.1K']);

    const last = 5;
    const short = interpolate(last, [0, 1, 2], [10, 40, 70]);
    const full = interpolate(last, [0, 1, 2, 3, 4, 5], [20, 50, 80, 90, 95, 99]);
    assert.deepEqual([short, full], [160, 99]);
  },
);
