import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Formats = Record<'dollars' | 'percent' | 'short', Intl.NumberFormat>;

export default inNode('1284500 is written $1,284,500 and 1.3M, in en-US 1,284,500 and in de-DE 1.284.500; 0.42 is written 42%.', () => {
  const {dollars, percent, short} = sampleOf<Formats>(['docs/recipes/count-up.mdx'], 'formats');
  assert.deepEqual([dollars.format(1284500), short.format(1284500), percent.format(0.42)], ['$1,284,500', '1.3M', '42%']);
  const whole = (locale: string) => new Intl.NumberFormat(locale, {maximumFractionDigits: 0}).format(1284500);
  assert.deepEqual([whole('en-US'), whole('de-DE')], ['1,284,500', '1.284.500']);
});
