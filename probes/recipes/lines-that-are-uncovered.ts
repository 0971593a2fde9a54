import assert from 'node:assert/strict';
import {evolvePath, getLength, getPointAtLength, getSubpaths, reversePath} from '@remotion/paths';
import {meta} from '../../demos/line-chart/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {smoothLine: string; EvenLine(props: {line: string}): null; badge: {d: string}[]};

export default inNode(
  'The smooth line passes through all values, the even one is uncovered by 11 pixels per frame. evolvePath(0.4) shows 40 percent of a line, reversePath() turns it around, getSubpaths() splits it.',
  () => {
    const {smoothLine} = sampleOf<Samples>(['docs/recipes/line-chart.mdx'], 'smooth-line');
    const values = [12, 19, 17, 28, 33, 30, 41, 52, 49, 66, 74, 88];
    const ends = values.map((value, index) => `${150 + (index / 11) * 990} ${600 - (value / 100) * 440}`);
    const numbers = smoothLine.match(/-?[\d.]+/g)!.map(Number);
    for (const end of ends) {
      const [x, y] = end.split(' ').map(Number) as [number, number];
      assert.ok(
        numbers.some((number, index) => Math.abs(number - x) < 1e-6 && Math.abs(numbers[index + 1]! - y) < 1e-6),
        end,
      );
    }
    const {EvenLine} = sampleOf<Samples>(['docs/recipes/line-chart.mdx'], 'EvenLine');
    const uncovered = (frame: number) => numbersOf(markupAt(EvenLine, meta, frame, {line: 'M150 560L1140 140'}), 'width').at(-1)!;
    assert.deepEqual([uncovered(0), uncovered(10), uncovered(11), uncovered(100), uncovered(149)], [150, 150, 161, 1140, 1140]);

    const line = 'M0 0L100 0';
    const {strokeDasharray, strokeDashoffset} = evolvePath(0.4, line);
    assert.deepEqual([strokeDasharray, strokeDashoffset], [`${getLength(line)} ${getLength(line)}`, 60]);
    assert.equal(getPointAtLength(reversePath(line), 0).x, 100);
    assert.equal(getSubpaths('M0 0L10 0Z M20 0L30 0Z').length, 2);
    const {badge} = sampleOf<Samples>(['docs/recipes/logo-reveal.mdx'], 'badge');
    assert.ok(badge.every(({d}) => getLength(d) > 400));
  },
);
