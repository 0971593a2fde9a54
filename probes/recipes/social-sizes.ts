import assert from 'node:assert/strict';
import {meta} from '../../demos/social-sizes/meta';
import {SocialSizes} from '../../demos/social-sizes/SocialSizes';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

const SIZES = [
  [1920, 1080],
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const;

export default inNode(
  'The text is equally large in all four sizes, 17 units of 10.8 pixels; all but the wide one have the words below the picture; only the story keeps 14 % of its height free, 269 pixels.',
  () => {
    const markups = SIZES.map(([width, height]) => markupAt(SocialSizes, {...meta, width, height}, 60));
    assert.deepEqual(
      markups.map((markup) => numbersOf(markup, 'font-size')[0]!.toFixed(1)),
      Array.from({length: 4}, () => (17 * 10.8).toFixed(1)),
    );
    assert.deepEqual(
      markups.map((markup) => valuesOf(markup, 'flex-direction').find((value) => value !== 'column') ?? 'column'),
      ['row-reverse', 'column', 'column', 'column'],
    );
    const free = markups.map((markup) => Math.round(Number(valuesOf(markup, 'padding')[0]!.split(' ')[2]!.replace('px', ''))));
    assert.deepEqual(free, [86, 86, 86, 269]);
  },
);
