import assert from 'node:assert/strict';
import {createElement, type ReactNode} from 'react';
import {slowInNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/course/title.mdx', 'docs/course/scenes.mdx'];

export default slowInNode('Of the five scenes of part 3, the title is finished, and the four others show their name and a clock.', () => {
  const {fps, totalLength} = sampleOf<{fps: number; totalLength: number}>(PAGES, 'scenes');
  const ComingUp = ({name}: {name: string}) => createElement('b', null, name);
  const {YearInReview} = sampleOf<{YearInReview: () => ReactNode}>(PAGES, 'YearInReview', {'./ComingUp': {ComingUp}});
  const seen = new Set<string>();
  for (let frame = 0; frame < totalLength; frame++) {
    const markup = markupAt(YearInReview, {width: 1920, height: 1080, fps, durationInFrames: totalLength}, frame);
    seen.add(/<b>(.*?)<\/b>/.exec(markup)?.[1] ?? 'finished');
  }
  assert.deepEqual([...seen], ['finished', 'Numbers', 'Harvest', 'Pictures', 'End']);
  const clock = markupAt(
    () => createElement(sampleOf<{ComingUp: (props: {name: string}) => ReactNode}>(PAGES, 'ComingUp').ComingUp as never, {name: 'End'} as never),
    {width: 1920, height: 1080, fps, durationInFrames: 60},
    45,
  );
  assert.deepEqual(
    [...clock.matchAll(/>([^<]+)</g)].map(([, text]) => text),
    ['End', '1.5 s'],
  );
});
