import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const size = {width: 1920, height: 1080, fps: 30, durationInFrames: 240};

export default inNode(
  'The stem of the title has a path length of 1. In every frame of the harvest, the months and the path are the same; only the dashes of evolvePath(), as long as the path, and the size of the call-out change.',
  () => {
    const {Sprout} = sampleOf<{Sprout: () => ReactNode}>(['docs/course/title.mdx'], 'Sprout');
    assert.match(markupAt(Sprout, size, 5), / pathLength="1"/);
    const {Harvest} = sampleOf<{Harvest: (props: object) => ReactNode}>(['docs/course/chart.mdx'], 'Harvest');
    const year = sampleOf<object>(['docs/course/chart.mdx'], 'year.json');
    const course = Array.from({length: 240}, (_, frame) => markupAt(Harvest, size, frame, year));
    const still = course.map((markup) => markup.replaceAll(/ stroke-dash\w+="[^"]*"|scale\([^)]*\)/g, ''));
    assert.deepEqual([new Set(course).size > 100, new Set(still).size], [true, 1]);
    const [line = ''] = valuesOf(course[80]!, 'd');
    const {strokeDasharray, strokeDashoffset} = evolvePath(0.5, line);
    const [dash] = strokeDasharray.split(' ').map(Number);
    assert.ok(Math.abs(strokeDashoffset / dash! - 0.5) < 1e-9 && dash! > 1560);
    assert.match(course[80]!, new RegExp(`stroke-dasharray="${strokeDasharray}"`));
  },
);
