import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/course/chart.mdx'];
const size = {width: 1920, height: 1080, fps: 30, durationInFrames: 240};

type Month = {month: string; kilograms: number};

export default slowInNode(
  'The line is complete at frame 135, when the call-out starts; with twelve zeros, all of its points lie on the ground line, and a path with NaN throws.',
  () => {
    const {Harvest} = sampleOf<{Harvest: (props: {months: Month[]}) => ReactNode}>(PAGES, 'Harvest');
    const {months} = sampleOf<{months: Month[]}>(PAGES, 'year.json');
    const course = Array.from({length: 180}, (_, frame) => markupAt(Harvest, size, frame, {months}));
    const left = course.map((markup) => numbersOf(markup, 'stroke-dashoffset')[0]!);
    assert.deepEqual([left.lastIndexOf(left[0]!), left.indexOf(left.at(-1)!)], [15, 135]);
    const callOuts = course.map((markup) => /scale\(([^)]*)\)/.exec(markup)?.[1]);
    assert.equal(callOuts.lastIndexOf('0'), 135);
    const flat = markupAt(Harvest, size, 200, {months: months.map(({month}) => ({month, kilograms: 0}))});
    assert.deepEqual(new Set(valuesOf(flat, 'd')[0]?.match(/(?<=[ML] [\d.]+ )[\d.]+/g)), new Set(['500']));
    assert.throws(() => evolvePath(0.5, `M 0 ${500 - (0 / 0) * 500} L 10 NaN`));
  },
);
